import type { Request } from '@portal/contract';
import { type ApiAnswer, type ApiError, toApiError } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { readDraft } from '../hooks/use-draft.ts';
import { wizard as words } from '#texts/wizard';

type Loaded = { id: number; answer?: ApiAnswer<Request>; error?: ApiError };

async function attempt(id: number): Promise<Loaded> {
  try {
    return { id, answer: await readDraft(id) };
  } catch (error) {
    return {
      id,
      error: toApiError(error),
    };
  }
}

/** Loads the draft without the cache, then shows it. */
export function DraftLoader({
  id,
  heading,
  children,
}: {
  id: number;
  /** Of the page while the draft is on its way. */
  heading: string;
  children: (answer: ApiAnswer<Request>) => ReactNode;
}) {
  const [loaded, setLoaded] = useState<Loaded>({ id });
  const wanted = useRef<number | null>(null);
  const load = useCallback(async () => {
    wanted.current = id;
    const result = await attempt(id);
    // ignores the answer if the reader has opened another draft by now
    if (wanted.current === id) setLoaded(result);
  }, [id]);
  useEffect(() => {
    void load();
    return () => {
      wanted.current = null;
    };
  }, [load]);
  const current = loaded.id === id ? loaded : { id };
  return (
    <ReadGate
      read={{
        data: current.answer,
        error: current.error,
        reload: load,
      }}
      failure={words.start.loadFailed}
      heading={heading}
    >
      {children}
    </ReadGate>
  );
}

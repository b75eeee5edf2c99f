import type { Request } from '@portal/contract';
import { ApiError, type ApiAnswer } from '@portal/shared-ui/data';
import { useEffect, useState, type ReactNode } from 'react';
import { ReadGate } from '../../common/ReadGate.tsx';
import { readDraft } from '../hooks/use-draft.ts';

type Loaded = { id: number; answer?: ApiAnswer<Request>; error?: ApiError };

/** Reads the draft freshly, then shows it. */
export function DraftLoader({
  id,
  children,
}: {
  id: number;
  children: (answer: ApiAnswer<Request>) => ReactNode;
}) {
  const [loaded, setLoaded] = useState<Loaded>({ id });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    readDraft(id)
      .then((answer) => {
        if (isWanted) setLoaded({ id, answer });
      })
      .catch((error: unknown) => {
        const known =
          error instanceof ApiError ? error : new ApiError({ status: 0, detail: 'Unexpected error' });
        if (isWanted) setLoaded({ id, error: known });
      });
    return () => {
      isWanted = false;
    };
  }, [id, attempt]);
  const current = loaded.id === id ? loaded : { id };
  return (
    <ReadGate
      read={{
        data: current.answer,
        error: current.error,
        reload: async () => setAttempt((number) => number + 1),
      }}
      failure="Error Fetching Request Information"
    >
      {children}
    </ReadGate>
  );
}

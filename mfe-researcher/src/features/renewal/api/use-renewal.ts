import type { Renewal } from '@portal/contract/types';
import { api, toApiError, type ApiAnswer, type ApiError } from '@portal/shared-ui/data';
import { useCallback, useEffect, useState } from 'react';
import { isOpenRenewal } from '../../request/model/renewal-due.ts';

interface Loaded {
  readonly requestId: number;
  /** Null if no renewal is open. */
  readonly answer?: ApiAnswer<Renewal> | null;
  readonly error?: ApiError;
}

async function readOpen(requestId: number): Promise<Loaded> {
  try {
    const query = { request: requestId, ordering: '-created', limit: 1 } as const;
    const [newest] = (await api('GET /renewal/', { query })).data.results;
    if (!newest || !isOpenRenewal(newest)) return { requestId, answer: null };
    return { requestId, answer: await api('GET /renewal/{id}/', { params: { id: newest.id } }) };
  } catch (error) {
    return { requestId, error: toApiError(error) };
  }
}

/** Loads the open renewal without the cache: an old version would make the first save a conflict. */
export function useOpenRenewal(requestId: number) {
  const [loaded, setLoaded] = useState<Loaded>({ requestId });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      const result = await readOpen(requestId);
      if (!isLeft) setLoaded(result);
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [requestId, attempt]);
  const reload = useCallback(() => {
    setAttempt((now) => now + 1);
    return Promise.resolve();
  }, []);
  const { answer, error } = loaded.requestId === requestId ? loaded : {};
  return { data: answer === undefined ? undefined : { open: answer }, error, reload };
}

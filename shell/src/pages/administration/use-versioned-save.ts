import { useState } from 'react';
import { ApiError, type ApiAnswer } from '@portal/shared-ui/data';
import { useSave } from './use-save.ts';

/**
 * Saves at the version that the form was opened on. Who was slower gets the version that somebody else saved meanwhile
 * to look at, and overwrites nothing without having seen it (decisions.md "Names and wire format").
 */
export function useVersionedSave<T>(etag: string | null, read: () => Promise<ApiAnswer<T>>) {
  const { save, failure, ...rest } = useSave();
  const [version, setVersion] = useState(etag);
  const [theirs, setTheirs] = useState<T | null>(null);
  const saveVersion = (write: (ifMatch: string | null) => Promise<ApiAnswer<T>>): Promise<boolean> =>
    save(async () => {
      try {
        const { etag: next } = await write(version);
        setVersion(next);
        setTheirs(null);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'STALE') {
          const now = await read();
          setVersion(now.etag);
          setTheirs(now.data);
        }
        throw error;
      }
    });
  return {
    ...rest,
    /** The box with the other version says it already. */
    general: failure?.code === 'STALE' ? null : rest.general,
    saveVersion,
    /** What somebody else saved, as long as it was neither taken nor replaced. */
    theirs,
    forgetTheirs: () => setTheirs(null),
  };
}

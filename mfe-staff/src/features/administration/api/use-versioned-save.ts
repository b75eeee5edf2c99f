import type { ApiAnswer } from '@portal/shared-ui/data';
import { useSave } from './use-save.ts';
import { useVersion } from './use-version.ts';

/**
 * Saves at the version that the form was opened on. Who was slower gets the version that somebody else saved meanwhile
 * to look at, and overwrites nothing without having seen it.
 */
export function useVersionedSave<T>(etag: string | null, read: () => Promise<ApiAnswer<T>>) {
  const { save, failure, ...rest } = useSave();
  const { atVersion, theirs, forgetTheirs } = useVersion(etag, read);
  return {
    ...rest,
    /** The box with the other version says it already. */
    general: failure?.code === 'STALE' ? null : rest.general,
    saveVersion: (write: (ifMatch: string | null) => Promise<ApiAnswer<T>>): Promise<boolean> =>
      save(() => atVersion(write)),
    /** What somebody else saved, as long as it was neither taken nor replaced. */
    theirs,
    forgetTheirs,
  };
}

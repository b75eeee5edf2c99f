import { useState } from 'react';
import { ApiError, failureMessage, invalidate } from '../data/index.ts';
import { actions } from '#texts/institution-actions';
import type { PartProps } from './institution-parts.ts';

/** One change of the institution from a dialog: busy while it runs, then the page as it is now, or why it was refused. */
export function useWrite({ reload }: Pick<PartProps, 'reload'>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (write: () => Promise<unknown>, onDone: () => void): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await write();
      onDone();
      await Promise.all([reload(), invalidate('institution', 'history', 'email')]);
    } catch (error) {
      setFailure(failureMessage(error, { STALE: actions.stale }));
      // somebody else was faster: the page behind the dialog shows what is true now
      if (error instanceof ApiError && error.status === 409) await reload();
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, failure };
}

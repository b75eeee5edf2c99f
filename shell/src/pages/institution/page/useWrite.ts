import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { ApiError, invalidate } from '@portal/shared-ui/data';
import { actions } from '#texts/institution-actions';
import type { PartProps } from './institution-parts.ts';

const wordsOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return MESSAGES.unexpectedError;
  return error.code === 'STALE' ? actions.stale : error.detail;
};

/** One change of the institution from a dialog: busy while it runs, then the page as it is now, or why it was refused. */
export function useWrite({ reload }: Pick<PartProps, 'reload'>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (write: () => Promise<unknown>, onDone: () => void): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await write();
      onDone();
      await Promise.all([reload(), invalidate('institution', 'history', 'email')]);
    } catch (error) {
      setFailure(wordsOf(error));
      // somebody else was faster: the page behind the dialog shows what is true now
      if (error instanceof ApiError && error.status === 409) await reload();
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, failure };
}

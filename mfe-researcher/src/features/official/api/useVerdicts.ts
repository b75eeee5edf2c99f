import { useState } from 'react';
import type { BodyOf } from '@portal/contract/types';
import { api, failureMessage, invalidate, toApiError } from '@portal/shared-ui/data';
import { verification as words } from '#texts/verification';
import type { VerificationPart } from './verdict-drafts.ts';

type Verdicts = BodyOf<'POST /institution/{id}/verification/'>;

/** Sends decisions with the version that was read; of two officials the later one is told and sees the list anew. */
export function useVerdicts({ affiliated, etag, replace, reload }: VerificationPart) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (verdicts: Verdicts): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await api('POST /institution/{id}/verification/', {
        params: { id: affiliated.institution.id },
        body: verdicts,
        ifMatch: etag,
        quiet: true,
      });
      await replace(answer.data, answer.etag);
      await invalidate('user', 'institution', 'history');
      return true;
    } catch (error) {
      setFailure(failureMessage(error, { STALE: words.stale }));
      if (toApiError(error).code === 'STALE') await reload();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, failure };
}

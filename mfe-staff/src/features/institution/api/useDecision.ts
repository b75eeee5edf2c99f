import { useState } from 'react';
import type { InstitutionDecision } from '@portal/contract/institution-transitions';
import { INSTITUTION_TRANSITIONS } from '@portal/contract/institution-transitions';
import { MESSAGES } from '@portal/contract/messages';
import { INSTITUTION_STATUS_LABELS } from '@portal/contract/statuses';
import type { BodyOf } from '@portal/contract/types';
import { fill } from '@portal/shared-ui';
import { api, type ApiError, toApiError } from '@portal/shared-ui/data';
import { notify } from '@portal/shared-ui/toaster';
import { actions } from '#texts/institution-actions';
import { type PartProps, useWrite } from '@portal/shared-ui/institution';

const PATHS = {
  approve: 'POST /institution/{id}/approve/',
  follow_up: 'POST /institution/{id}/follow-up/',
  reject: 'POST /institution/{id}/reject/',
  reject_official: 'POST /institution/{id}/reject-officer/',
  disable: 'POST /institution/{id}/disable/',
} as const;

export type DecisionEmail = NonNullable<BodyOf<'POST /institution/{id}/reject/'>['email']>;

/** A decision that goes out with its mail. */
export function useDecision({
  institution,
  etag,
  reload,
  decision,
  onDone,
}: PartProps & { decision: InstitutionDecision; onDone: () => void }) {
  const { run, isBusy, failure } = useWrite({ reload });
  const [error, setError] = useState<ApiError | null>(null);
  /** Without a mail where there is nobody to write to. */
  const decide = (email: DecisionEmail | undefined) => {
    setError(null);
    return run(
      () =>
        api(PATHS[decision], {
          params: { id: institution.id },
          body: email ? { email } : {},
          ifMatch: etag,
          quiet: true,
        }).catch((refusal: unknown) => {
          setError(toApiError(refusal));
          throw refusal;
        }),
      () => {
        onDone();
        notify.success({
          title: fill(actions.done, {
            institution: institution.display_name,
            status: INSTITUTION_STATUS_LABELS[INSTITUTION_TRANSITIONS[decision].to],
          }),
          ...(email ? { description: MESSAGES.emailSent } : {}),
        });
      },
    );
  };
  return { decide, isBusy, failure, error };
}

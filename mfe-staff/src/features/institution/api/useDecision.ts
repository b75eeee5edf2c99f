import type { InstitutionDecision } from '@portal/contract/institution-transitions';
import { INSTITUTION_TRANSITIONS } from '@portal/contract/institution-transitions';
import { MESSAGES } from '@portal/contract/messages';
import { INSTITUTION_STATUS_LABELS } from '@portal/contract/statuses';
import type { BodyOf } from '@portal/contract/types';
import { fill } from '@portal/shared-ui';
import { useWrite } from '@portal/shared-ui/write';
import { actions } from '#texts/institution-actions';
import { INSTITUTION_WRITE, type PartProps } from '@portal/shared-ui/institution';

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
  const { send, isBusy, failure, error } = useWrite(PATHS[decision], {
    ...INSTITUTION_WRITE,
    read: { etag, reload },
    onDone,
  });
  const status = INSTITUTION_STATUS_LABELS[INSTITUTION_TRANSITIONS[decision].to];
  /** Without a mail where there is nobody to write to. */
  const decide = (email: DecisionEmail | undefined) =>
    send(
      { params: { id: institution.id }, body: email ? { email } : {} },
      {
        done: {
          title: fill(actions.done, { institution: institution.display_name, status }),
          ...(email ? { description: MESSAGES.emailSent } : {}),
        },
      },
    );
  return { decide, isBusy, failure, error };
}

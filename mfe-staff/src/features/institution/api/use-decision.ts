import type { InstitutionDecision } from '@portal/contract/institution-transitions';
import { INSTITUTION_TRANSITIONS } from '@portal/contract/institution-transitions';
import { MESSAGES } from '@portal/contract/messages';
import { INSTITUTION_STATUS_LABELS } from '@portal/contract/statuses';
import { fill } from '@portal/shared-ui';
import type { ComposedMail } from '@portal/shared-ui/mail';
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

/** Sends a decision together with its email. */
export function useDecision({
  institution,
  etag,
  reload,
  decision,
}: PartProps & { decision: InstitutionDecision }) {
  const { send, isBusy, failure, error } = useWrite(PATHS[decision], {
    ...INSTITUTION_WRITE,
    read: { etag, reload },
  });
  const status = INSTITUTION_STATUS_LABELS[INSTITUTION_TRANSITIONS[decision].to];
  /** Sends no email if there is no recipient. */
  const decide = (mail: ComposedMail | undefined) =>
    send(
      { params: { id: institution.id }, body: mail ? { email: makeEmail(mail) } : {} },
      {
        done: {
          title: fill(actions.done, { institution: institution.display_name, status }),
          ...(mail ? { description: MESSAGES.emailSent } : {}),
        },
      },
    );
  return { decide, isBusy, failure, error };
}

/** Converts a composed mail to the decision's format, which is based on the server's draft and has no attachments. */
const makeEmail = ({ to, cc, bcc, bcc_all, subject, body }: ComposedMail) => ({
  to,
  cc,
  bcc,
  bcc_all,
  subject,
  body,
});

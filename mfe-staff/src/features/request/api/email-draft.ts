import type { ResponseOf } from '@portal/contract/types';
import type { MailDraft } from '@portal/shared-ui/mail';

type Template = ResponseOf<'GET /email-info/'>;

export const draftOf = ({ to, cc, subject, body }: Template): MailDraft => ({ to, cc, subject, body });

/** As the decision's command takes it. */
export const mailOf = ({ to, cc, subject, body }: MailDraft, template: Template) => ({
  to: [...to],
  cc: [...cc],
  bcc: template.bcc,
  subject,
  body,
});

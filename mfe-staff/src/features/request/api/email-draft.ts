import type { ResponseOf } from '@portal/contract/types';
import type { MailDraft } from '@portal/shared-ui/mail';

type Template = ResponseOf<'GET /email-info/'>;

/** As the decision's command takes it. */
export const makeMail = ({ to, cc, subject, body }: MailDraft, template: Template) => ({
  to: [...to],
  cc: [...cc],
  bcc: template.bcc,
  subject,
  body,
});

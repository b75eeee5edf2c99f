import type { ResponseOf } from '@portal/contract/types';
import { splitAddresses } from './addresses.ts';

/** The mail of a decision as it is typed: addresses as one text each. */
export interface EmailDraft {
  readonly to: string;
  readonly cc: string;
  readonly subject: string;
  readonly body: string;
}

type Template = ResponseOf<'GET /email-info/'>;

export const draftOf = ({ to, cc, subject, body }: Template): EmailDraft => ({
  to: to.join(', '),
  cc: cc.join(', '),
  subject,
  body,
});

/** As the decision's command takes it. */
export const mailOf = (draft: EmailDraft, template: Template) => ({
  to: splitAddresses(draft.to),
  cc: splitAddresses(draft.cc),
  bcc: template.bcc,
  subject: draft.subject,
  body: draft.body,
});

export function isEmailDraft(value: unknown): value is EmailDraft {
  if (typeof value !== 'object' || value === null) return false;
  return ['to', 'cc', 'subject', 'body'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );
}

import type { MailModelName } from '@portal/contract/mail-rules';

/** The object of an email: the email appears in the log of this object. */
export interface MailSubject {
  readonly model: MailModelName;
  readonly id: number;
  readonly name: string;
  /** Default recipients of an empty email. */
  readonly to?: readonly string[];
}

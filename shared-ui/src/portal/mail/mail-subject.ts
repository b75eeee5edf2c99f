import type { MailModelName } from '@portal/contract/mail-rules';

/** What a mail is about: it is stored in the log of that object. */
export interface MailSubject {
  readonly model: MailModelName;
  readonly id: number;
  readonly name: string;
  /** To whom an empty email goes by default. */
  readonly to?: readonly string[];
}

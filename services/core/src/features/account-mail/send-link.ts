import { sendMail, type Mail, type MailText } from '@portal/common';
import type { Work } from '@portal/kit';
import { issueLink, type NewLink } from './link-token.ts';
import { linksWith, type MailLinks } from './mail-links.ts';
import type { Mailing } from './mailing.ts';

/** Someone who is written to. */
export interface Addressee {
  readonly email: string;
  readonly first_name: string;
  /** The address of their account where `email` is another one. */
  readonly accountEmail?: string;
}

type AccountMail = Pick<Mail, 'key' | 'template' | 'about' | 'write'>;

/** An email that has a link with its own token. */
interface LinkMail extends Omit<AccountMail, 'write'> {
  readonly write: (links: MailLinks) => MailText;
}

/** The portal is its author: who caused it may be anyone who knows the address. */
export const sendAccountMail = (
  work: Work,
  { email, first_name: name, accountEmail = email }: Addressee,
  mail: AccountMail,
): Promise<void> => sendMail(work, { email, name, accountEmail }, { ...mail, actorId: null });

/** Nothing is sent when the email of that key was sent before. */
export async function sendLink(
  work: Work,
  mailing: Mailing,
  link: Omit<NewLink, 'mailKey'>,
  to: Addressee,
  mail: LinkMail,
): Promise<void> {
  const mark = await issueLink(work, mailing, { ...link, mailKey: mail.key });
  if (mark === undefined) return;
  await sendAccountMail(work, to, { ...mail, write: () => mail.write(linksWith(mark)) });
}

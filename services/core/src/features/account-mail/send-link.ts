import { sendMail, type Mail, type MailText } from '@portal/common';
import type { Work } from '@portal/kit';
import { issueLink, type NewLink } from './link-token.ts';
import { linksWith, type MailLinks } from './mail-links.ts';
import type { Mailing } from './mailing.ts';

/** A person who receives a mail. */
export interface Addressee {
  readonly email: string;
  readonly first_name: string;
  /** The address of their account, where `email` is a different one. */
  readonly accountEmail?: string;
}

type AccountMail = Pick<Mail, 'key' | 'template' | 'about' | 'write'>;

/** An email that contains a link with its own token. */
interface LinkMail extends Omit<AccountMail, 'write'> {
  readonly write: (links: MailLinks) => MailText;
}

/** The portal is the author of the mail, because anyone who knows the address may have caused it. */
export const sendAccountMail = (
  work: Work,
  { email, first_name: name, accountEmail = email }: Addressee,
  mail: AccountMail,
): Promise<void> => sendMail(work, { email, name, accountEmail }, { ...mail, actorId: null });

/** Sends nothing when a mail with this key was sent before. */
export async function sendLink(
  work: Work,
  mailing: Mailing,
  link: Omit<NewLink, 'mailKey'>,
  to: Addressee,
  mail: LinkMail,
): Promise<void> {
  const placeholder = await issueLink(work, mailing, { ...link, mailKey: mail.key });
  if (placeholder === undefined) return;
  await sendAccountMail(work, to, { ...mail, write: () => mail.write(linksWith(placeholder)) });
}

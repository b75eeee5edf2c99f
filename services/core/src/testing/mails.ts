/** The core service with a mail server, and helpers that read links from received mails. */
import { transact } from '@portal/kit';
import { createMailing, type Mailing } from '../features/account-mail/index.ts';
import { inviteOfficial, type OfficialToInvite } from '../features/invitation/index.ts';
import { readCoreSettings } from '../settings.ts';
import { startCore, type CoreHarness } from './core-harness.ts';
import { createTestMailServer } from './mail-server.ts';

export interface ReadMail {
  readonly subject: string;
  /** Headers and both bodies, with soft line breaks joined. */
  readonly text: string;
}
export interface PostedCore extends CoreHarness {
  readonly mailing: Mailing;
  /** Invites an official as the institution commands do. @returns id of the invitation */
  invite(official: OfficialToInvite): Promise<number>;
  /** All mails to the address so far, oldest first. */
  mailsTo(address: string): ReadMail[];
  /** Waits for mail number `count` to the address. */
  nextMail(address: string, count?: number): Promise<ReadMail>;
  /** The token of the link in the newest mail, after waiting for `count` mails to the address. */
  tokenFor(address: string, count?: number): Promise<string>;
}

export async function startPostedCore(variables: Readonly<Record<string, string>> = {}): Promise<PostedCore> {
  const server = await createTestMailServer();
  const core = await startCore({ SMTP_URL: server.url, ...variables }, { runs: 'events' });
  const mailsTo = (address: string): ReadMail[] =>
    server.mails
      .filter(({ recipients }) => recipients.some((one) => one.toLowerCase() === address.toLowerCase()))
      .map(({ source }) => read(source));
  const nextMail = async (address: string, count = 1): Promise<ReadMail> => {
    await core.eventually(async () => mailsTo(address).length >= count);
    const mail = mailsTo(address)[count - 1];
    if (!mail) throw new Error(`no mail ${count} to ${address}`);
    return mail;
  };
  const { variables: known, publicUrl } = core.parts.environment;
  const mailing = createMailing(readCoreSettings(known, publicUrl));
  return {
    ...core,
    mailing,
    invite: (official) =>
      transact(core.parts.database, { actorId: official.invitedBy }, (work) =>
        inviteOfficial(work, mailing, official),
      ),
    mailsTo,
    nextMail,
    async tokenFor(address, count) {
      const { text } = await nextMail(address, count);
      const token = /(?:\?token=|\/(?:reset-password|confirm-email|unlock-login)#)([\w-]{43})/.exec(
        text,
      )?.[1];
      if (!token) throw new Error(`no link in ${text}`);
      return token;
    },
    async stop() {
      await core.stop();
      await server.down();
    },
  };
}

function read(source: string): ReadMail {
  const text = source
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));
  return {
    subject: /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(source)?.[1]?.replace(/\r?\n\s+/g, ' ') ?? '',
    text,
  };
}

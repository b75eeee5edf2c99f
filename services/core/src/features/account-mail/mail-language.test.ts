/** Mails in the language of who gets them (decision 201), seen with the pseudo-language. */
import type { MailMessage } from '@portal/contract';
import { PSEUDO_BRACKETS, toPseudo } from '@portal/contract/pseudo-language';
import { inLanguage, say, transact, type Work } from '@portal/kit';
import { mailWords } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifyByMail } from '../../notify-by-mail.ts';
import { institutionMails } from '../../texts/en/institution-mails.ts';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import {
  mailAccountClosed,
  mailAlreadyRegistered,
  mailFirstPassword,
  mailLookAlike,
  mailPasswordChanged,
  mailPasswordReset,
  mailSlowedLogin,
  mailVerification,
  mailVerificationByPassword,
} from './index.ts';

let core: PostedCore;
beforeAll(async () => {
  core = await startPostedCore({ PSEUDO_LANGUAGE: 'yes' });
});
afterAll(() => core.stop());

const chooseLanguage = (id: number, language: string) =>
  core.build.sql('update core.account set language = $2 where id = $1', [id, language]);

async function buildReader(language = 'en-XA') {
  const account = await core.buildAccount({ firstName: '1', lastName: '2' });
  await chooseLanguage(account.id, language);
  return { ...account, first_name: '1' };
}

/** As the service itself does it, which knows what the installation offers. */
const write = (run: (work: Work) => Promise<void>): Promise<void> =>
  inLanguage('en', () => transact(core.parts.database, { actorId: null }, run), core.mailing.languages);

/** What of a text is outside of the brackets of the pseudo-language: pieces that no catalogue has. */
const untranslated = (text: string): string[] =>
  text
    .replaceAll(new RegExp(`${PSEUDO_BRACKETS[0]}[^${PSEUDO_BRACKETS[1]}]*${PSEUDO_BRACKETS[1]}`, 'g'), '')
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));

it('subject, text and frame of a mail are in the language of the recipient, no matter who asked for it', async () => {
  const person = await core.buildAccount({ firstName: 'Grace' });
  await chooseLanguage(person.id, 'en-XA');
  const body = { recaptcha: await core.solveBotCheck(), email: person.email };
  const answer = await core.call('POST /forgot-password/', { body, headers: { 'Accept-Language': 'en' } });
  expect(answer.status).toBe(202);
  await core.nextMail(person.email);
  const [mail] = await core.build.sql('select subject, body from core.email where "to" = array[$1]', [
    person.email,
  ]);
  expect(mail?.subject).toBe(toPseudo('Set a new password for {product}').replace('{product}', 'SFARI Base'));
  expect(mail?.body).toContain(toPseudo('Dear {name},').replace('{name}', 'Grace'));
  expect(mail?.body).toContain(`>${toPseudo('Set a new password')}</a>`);
});

describe('no word of a mail is outside of the catalogues', () => {
  type Reader = Awaited<ReturnType<typeof buildReader>>;
  const MAILS: Readonly<Record<string, (work: Work, reader: Reader) => Promise<void>>> = {
    verification: (work, reader) => mailVerification(work, core.mailing, reader),
    'verification by password': (work, reader) => mailVerificationByPassword(work, core.mailing, reader),
    'already registered': (work, reader) => mailAlreadyRegistered(work, core.mailing, reader),
    'look-alike address': (work, reader) => mailLookAlike(work, core.mailing, reader),
    'closed account': (work, reader) => mailAccountClosed(work, core.mailing, reader),
    'slowed login': (work, reader) => mailSlowedLogin(work, core.mailing, reader),
    'password reset': (work, reader) => mailPasswordReset(work, core.mailing, reader),
    'first password': (work, reader) => mailFirstPassword(work, core.mailing, reader),
    'password changed': (work, reader) => mailPasswordChanged(work, core.mailing, reader),
  };
  it.each(Object.entries(MAILS))('%s', async (_, send) => {
    const reader = await buildReader();
    const known = new Set([reader.email, 'SFARI', 'Base', 'Simons', 'Foundation', 'support@portal.test']);
    await write((work) => send(work, reader));
    const mails = await core.build.sql<{ data: { subject: string; body: MailMessage } }>(
      "select data from jobs.job where name like 'mail.requested.%' and data ->> 'key' like $1",
      [`%:${reader.id}%`],
    );
    expect(mails.length).toBeGreaterThan(0);
    for (const { data } of mails)
      expect(
        untranslated(`${data.subject} ${mailWords(data.body)}`).filter((word) => !isKnown(word, known)),
      ).toEqual([]);
  });
  const isKnown = (word: string, known: ReadonlySet<string>): boolean =>
    known.has(word) || known.has(word.replace(/[.,]$/, '')) || word.startsWith('/') || word.includes('@');
});

describe('news for several people', () => {
  const sendMails = (readers: readonly { id: number; email: string; first_name: string }[], key: string) =>
    write((work) =>
      notifyByMail(work, readers, {
        key,
        template: 'institution_approved',
        about: { model: 'institution', id: '1' },
        path: '/',
        write: () => ({
          subject: say(institutionMails.added, { institution: '7' }),
          paragraphs: [],
          linkLabel: say(institutionMails.seeInstitution),
        }),
      }),
    );
  const bell = async (id: number): Promise<string[]> => {
    await core.eventually(async () => (await lines(id)).length > 0);
    return (await lines(id)).map(({ message }) => message);
  };
  const lines = (id: number) =>
    core.build.sql<{ message: string }>('select message from core.notification where recipient_id = $1', [
      id,
    ]);
  const english = '7 was added as an institution';

  it('reach each in their own language, by mail and bell', async () => {
    const [one, other] = [await buildReader('en'), await buildReader('en-XA')];
    await sendMails([one, other], 'news:1');
    expect(await bell(one.id)).toEqual([english]);
    expect(await bell(other.id)).toEqual([toPseudo(institutionMails.added).replace('{institution}', '7')]);
    expect((await core.nextMail(other.email)).text).toContain(toPseudo('See the institution'));
    expect((await core.nextMail(one.email)).text).toContain('See the institution');
  });

  it('are English for whom a language was stored that is not offered', async () => {
    const reader = await buildReader('qaa');
    await sendMails([reader], 'news:2');
    expect(await bell(reader.id)).toEqual([english]);
  });
});

it('an installation that does not offer a language writes in English to who has it', async () => {
  const other = await startPostedCore({ PSEUDO_LANGUAGE: 'no' });
  const person = await other.buildAccount();
  await other.build.sql("update core.account set language = 'en-XA' where id = $1", [person.id]);
  await transact(other.parts.database, { actorId: null }, (work) =>
    mailAlreadyRegistered(work, other.mailing, { ...person, first_name: 'Ada' }),
  );
  expect((await other.nextMail(person.email)).text).not.toContain(PSEUDO_BRACKETS[0]);
  await other.stop();
});

/** Mails in the language of who gets them (decision 201), seen with the pseudo-language. */
import { toPseudo } from '@portal/contract/pseudo-language';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';

let core: PostedCore;
beforeAll(async () => {
  core = await startPostedCore();
});
afterAll(() => core.stop());

it('subject, text and frame of a mail are in the language of the recipient, whoever asked for it', async () => {
  const person = await core.buildAccount({ firstName: 'Grace' });
  await core.build.sql("update core.account set language = 'en-XA' where id = $1", [person.id]);
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

/** The language that a visitor chose is stored with their account. */
import { LANGUAGE_COOKIE } from '@portal/contract/language';
import { PSEUDO_BRACKETS } from '@portal/contract/pseudo-language';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { freshAddress, registerResearcher } from '../../testing/register.ts';

let core: PostedCore;
beforeAll(async () => {
  core = await startPostedCore({ PSEUDO_LANGUAGE: 'yes' });
});
afterAll(() => core.stop());

async function register(headers: Readonly<Record<string, string>>) {
  const email = freshAddress();
  expect((await registerResearcher(core, { email }, headers)).status).toBe(201);
  const [account] = await core.build.sql<{ language: string | null }>(
    'select language from core.account where email = $1',
    [email],
  );
  return { language: account?.language, mail: await core.nextMail(email) };
}
const cookie = (language: string) => ({ Cookie: `${LANGUAGE_COOKIE}=${language}` });

it('as the page had it, chosen or by the browser; the first mail speaks it', async () => {
  const chosen = await register(cookie('en-XA'));
  expect(chosen.language).toBe('en-XA');
  expect(chosen.mail.text).toContain(PSEUDO_BRACKETS[0]);
  expect((await register({ 'Accept-Language': 'en-XA' })).language).toBe('en-XA');
});

it('English is stored where it was chosen, and left open where it was not', async () => {
  const chosen = await register({ ...cookie('en'), 'Accept-Language': 'en-XA' });
  expect(chosen.language).toBe('en');
  expect(chosen.mail.text).not.toContain(PSEUDO_BRACKETS[0]);
  expect((await register({})).language).toBeNull();
});

it('of someone who registers again, the choice of the registration that they confirm', async () => {
  const email = freshAddress();
  await registerResearcher(core, { email });
  await registerResearcher(core, { email }, cookie('en-XA'));
  const token = await core.tokenFor(email, 2);
  expect((await core.call('POST /verify-user/', { body: { token } })).status).toBe(200);
  expect(await core.build.sql('select language from core.account where email = $1', [email])).toEqual([
    { language: 'en-XA' },
  ]);
});

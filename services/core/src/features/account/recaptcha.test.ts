/** Google reCAPTCHA in place of the portal's own bot check: the same field, evaluated by Google. */
import { MESSAGES } from '@portal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { readForm, startOutsideServer, type OutsideServer } from '../../testing/outside-server.ts';

let google: OutsideServer;
let core: CoreHarness;
beforeAll(async () => {
  google = await startOutsideServer();
  core = await startCore({
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET: 'hush',
    RECAPTCHA_URL: `${google.url}/siteverify`,
  });
});
afterAll(async () => {
  await core.stop();
  await google.stop();
});

const refused = { recaptcha: [MESSAGES.recaptchaFailed] };
const forgot = (recaptcha: string, is_v2 = false) =>
  core.call('POST /forgot-password/', { body: { email: 'nobody@uni.test', recaptcha, is_v2 } });

it('gives the page its key, and never the secret', async () => {
  const { body } = await core.call('GET /sign-up-settings/');
  expect(body).toEqual({ orcid_authorize_url: null, recaptcha_site_key: 'site' });
  expect((await core.call('GET /bot-check/')).body).toEqual({ recaptcha_site_key: 'site' });
});

it('lets in whom Google takes for a person [C8.3.1]', async () => {
  google.answers(200, { success: true, hostname: 'localhost' });
  expect((await forgot('answer of the widget')).status).toBe(202);
  expect(google.received.at(-1)?.path).toBe('/siteverify');
  expect(readForm(google.received.at(-1))).toEqual({ secret: 'hush', response: 'answer of the widget' });
  const person = await core.buildAccount();
  expect((await core.login({ email: person.email, recaptcha: 'x' })).status).toBe(200);
});

it('refuses whom Google does not, in the same field, before anything else [C8.3.1]', async () => {
  google.answers(200, { success: false, 'error-codes': ['timeout-or-duplicate'] });
  for (const is_v2 of [false, true])
    expect(await forgot('x', is_v2)).toMatchObject({ status: 400, body: refused });
  const person = await core.buildAccount();
  expect((await core.login({ email: person.email, recaptcha: 'x' })).body).toEqual(refused);
});

it.each([[500], ['broken']] as const)('is a clear 503 when Google is %s', async (status) => {
  google.answers(status);
  expect(await forgot('x')).toMatchObject({
    status: 503,
    body: { detail: 'The bot check cannot be reached. Please try again' },
  });
});

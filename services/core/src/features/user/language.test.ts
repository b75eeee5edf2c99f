/** The language of a person (decision 201), seen with the pseudo-language. */
import { toPseudo } from '@portal/contract/pseudo-language';
import { MESSAGES } from '@portal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
let plain: CoreHarness;
beforeAll(async () => {
  core = await startCore({ PSEUDO_LANGUAGE: 'yes' });
  plain = await startCore({ PSEUDO_LANGUAGE: 'no' });
});
afterAll(async () => {
  await core?.stop();
  await plain?.stop();
});

const setLanguage = (harness: CoreHarness, person: { id: number }, language: unknown) =>
  harness.call(`PATCH /user/${person.id}/`, { as: person as never, body: { language } });

describe('the language of an account', () => {
  it('is chosen by the person, and reported by the session', async () => {
    const person = await core.build.person();
    expect((await core.call('GET /session/', { as: person })).body.user.language).toBeNull();
    expect((await setLanguage(core, person, 'en-XA')).body.language).toBe('en-XA');
    expect((await core.call('GET /session/', { as: person })).body.user.language).toBe('en-XA');
    expect((await setLanguage(core, person, null)).body.language).toBeNull();
    expect((await setLanguage(core, person, 'tlh')).status).toBe(400);
  });

  it('is one that the installation offers', async () => {
    const { body } = await core.call('GET /branding/');
    expect(body.languages.map(({ code }: { code: string }) => code)).toEqual(['en', 'es', 'en-XA']);
    const person = await plain.build.person();
    const refused = await setLanguage(plain, person, 'en-XA');
    expect([refused.status, refused.body]).toEqual([
      400,
      { language: ['This language is not offered here'] },
    ]);
  });

  it('is stored at a login with pages in another language, once, so that emails follow it', async () => {
    const account = await core.buildAccount();
    const login = async (headers: Record<string, string>) =>
      (await core.login({ email: account.email }, headers)).body.session.user.language;
    expect(await login({ 'Accept-Language': 'en' })).toBeNull();
    expect(await login({ 'Accept-Language': 'es-US, en' })).toBe('es');
    expect(await login({ 'Accept-Language': 'en' })).toBe('es');
    expect(await login({ Cookie: 'portal_language=en' })).toBe('es');
    const staff = await core.buildAccount({ roles: ['access_admin'] });
    const session = (await core.login({ email: staff.email }, { 'Accept-Language': 'es-US' })).body.session;
    expect(session.user.language).toBeNull();
  });

  it('is that of refusals, before the language of the browser', async () => {
    const person = await core.build.person();
    const refuse = (headers: Record<string, string>) =>
      core.call(`PATCH /user/${person.id}/`, { as: person, headers, body: { first_name: '' } });
    const message = async (headers: Record<string, string>) => (await refuse(headers)).body.first_name;
    expect(await message({})).toEqual([MESSAGES.firstNameRequired]);
    expect(await message({ 'Accept-Language': 'en-XA, en' })).toEqual([toPseudo(MESSAGES.firstNameRequired)]);
    expect(await message({ Cookie: 'portal_language=en-XA' })).toEqual([
      toPseudo(MESSAGES.firstNameRequired),
    ]);
    await setLanguage(core, person, 'en-XA');
    expect(await message({ 'Accept-Language': 'en' })).toEqual([toPseudo(MESSAGES.firstNameRequired)]);
  });

  it('is English where the pseudo-language is not offered', async () => {
    const answer = await plain.call('POST /api-token-auth/', {
      headers: { 'Accept-Language': 'en-XA' },
      body: { email: 'a@b.test', password: '', recaptcha: 'x' },
    });
    expect(answer.body.password).toEqual([MESSAGES.passwordRequired]);
  });
});

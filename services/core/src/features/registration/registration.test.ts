import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/core-harness.ts';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';

let core: PostedCore;
beforeAll(async () => {
  core = await startPostedCore();
});
afterAll(() => core.stop());

let sequence = 0;
const freshAddress = (): string => `new${(sequence += 1)}@uni.test`;

async function register(body: Readonly<Record<string, unknown>>, headers: Record<string, string> = {}) {
  return core.call('POST /register-user/', {
    body: {
      first_name: 'Ada',
      last_name: 'Byron',
      email: freshAddress(),
      password: PASSWORD,
      institution: null,
      agreed_to_terms: true,
      recaptcha: await core.solveBotCheck(),
      ...body,
    },
    headers,
  });
}
const accountOf = async (email: string) =>
  (
    await core.build.sql<Record<string, unknown>>(
      `select a.id, a.first_name, a.last_name, a.verified, a.active, a.primary_role, a.orcid, a.agreed_terms_version,
        array(select role from core.account_group g where g.account_id = a.id) as roles,
        (select institution_id from core.user_institution ui where ui.user_id = a.id and ui."primary") as institution
       from core.account a where a.email = $1`,
      [email],
    )
  )[0];

describe('a researcher', () => {
  it('gets an unverified account, a mail, and signs in once the link was followed [C3.0.8 C4.4.1 C7.1.4 C7.1.5]', async () => {
    const institution = await core.build.institution();
    const email = freshAddress();
    const answer = await register({
      email,
      confirm_email: email.toUpperCase(),
      confirm_password: PASSWORD,
      institution: institution.id,
      orcid_id: '0000-0002-1825-0097',
      is_v2: false,
    });
    expect([answer.status, answer.body]).toEqual([201, {}]);
    expect(await accountOf(email)).toMatchObject({
      first_name: 'Ada',
      last_name: 'Byron',
      verified: false,
      active: true,
      primary_role: 'primary_researcher',
      roles: ['primary_researcher'],
      orcid: '0000-0002-1825-0097',
      agreed_terms_version: '2026-01',
      institution: institution.id,
    });
    expect((await core.login({ email })).body).toMatchObject({ code: 'ACCOUNT_UNVERIFIED' });

    const mail = await core.nextMail(email);
    expect(mail.subject).toBe('Confirm your email address for SFARI Base');
    expect(mail.text).toContain('Dear Ada,');
    const token = await core.tokenFor(email);
    const look = await core.call(`GET /verify-user/?token=${token}`);
    expect(look.body).toEqual({
      kind: 'verification',
      userType: 'primary_researcher',
      expired: false,
      used: false,
      has_account: true,
      userData: { institution_data: null, io_data: null },
    });
    expect((await accountOf(email))?.['verified']).toBe(false);
    const followed = await core.call('POST /verify-user/', { body: { token } });
    expect([followed.status, followed.body]).toEqual([200, { status: 'verified' }]);
    const session = (await core.login({ email })).body.session;
    expect(session).toMatchObject({
      user: { roles: ['primary_researcher'] },
      institution: { id: institution.id, joinder_date: null },
    });
  });
});

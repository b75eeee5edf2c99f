import type { InstitutionStatus } from '@portal/contract';
import { MESSAGES } from '@portal/contract';
import type { TestInstitution, TestPerson } from '@portal/kit/testing';
import { transact } from '@portal/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/core-harness.ts';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import {
  readAccount,
  expireLinks,
  freshAddress,
  registerOfficial,
  registerResearcher,
} from '../../testing/register.ts';
import { withdrawInvitations } from './index.ts';

let core: PostedCore;
beforeAll(async () => {
  core = await startPostedCore();
});
afterAll(() => core.stop());

interface Invited {
  readonly institution: TestInstitution;
  readonly researcher: TestPerson;
  readonly email: string;
  readonly token: string;
}
async function invited(status: InstitutionStatus = 1, email = freshAddress()): Promise<Invited> {
  const institution = await core.build.institution({ status, rdaStatus: null });
  const researcher = await core.build.person({ institution, firstName: 'Rosa', lastName: 'Franklin' });
  const before = core.mailsTo(email).length;
  await core.invite({
    institutionId: institution.id,
    invitedBy: researcher.id,
    firstName: 'Olga',
    lastName: 'Sign',
    email,
    phoneNumber: '+1 555 0100',
  });
  return { institution, researcher, email, token: await core.tokenFor(email, before + 1) };
}
const look = (token: string) => core.call(`GET /verify-user/?token=${token}`);
const follow = (token: string) => core.call('POST /verify-user/', { body: { token } });
const decline = (token: string, reason?: string) =>
  core.call('POST /decline-invitation/', { body: { token, ...(reason ? { reason } : {}) } });
const readInstitution = async ({ id }: TestInstitution) =>
  (await core.build.sql('select status, current_io_id from core.institution where id = $1', [id]))[0];
const readInvitation = async ({ id }: TestInstitution) =>
  (
    await core.build.sql(
      'select status, reason, account_id from core.official_invitation where institution_id = $1 order by id desc',
      [id],
    )
  )[0];

describe('an invited Signing Official', () => {
  it('registers by the link, is verified immediately and becomes the current official [C3.0.9 C7.1.4 C7.1.5]', async () => {
    const { institution, email, token } = await invited();
    const mail = await core.nextMail(email);
    expect(mail.subject).toBe(`Please act as Signing Official of ${institution.name}`);
    expect(mail.text).toContain(`Rosa Franklin named you as the Signing Official of ${institution.name}`);
    expect(mail.text).toContain(`/verify-user?token=${token}&rejected=true`);
    expect((await look(token)).body).toEqual({
      kind: 'invitation',
      userType: 'sbso',
      expired: false,
      used: false,
      has_account: false,
      userData: {
        institution_data: { id: institution.id, name: institution.name },
        io_data: { email, first_name: 'Olga', last_name: 'Sign', phone_number: '+1 555 0100', title: null },
      },
    });

    const answer = await registerOfficial(core, token, { email, first_name: 'Olga M.' });
    expect([answer.status, answer.body]).toEqual([201, {}]);
    const account = await readAccount(core, email);
    expect(account).toMatchObject({
      first_name: 'Olga M.',
      title: 'Vice Provost',
      phone_number: '+1 555 0100',
      verified: true,
      primary_role: 'sbso',
      roles: ['sbso'],
      institution: institution.id,
    });
    expect(await readInstitution(institution)).toEqual({ status: 1, current_io_id: account?.id });
    expect(await readInvitation(institution)).toMatchObject({ status: 'accepted', account_id: account?.id });
    const { session } = (await core.login({ email })).body;
    expect(session.institution).toMatchObject({ id: institution.id, is_current_officer: true });
    expect((await look(token)).body).toMatchObject({ used: true });
    expect((await registerOfficial(core, token)).status).toBe(409);
  });

  it('cannot change the address, and must give every other field [C3.0.9 C5.3.1 C5.3.6]', async () => {
    const { token, email } = await invited();
    const refused = async (changes: object) => {
      const { status, body } = await registerOfficial(core, token, { ...changes });
      expect(status).toBe(400);
      return body;
    };
    expect(await refused({ email: 'somebody.else@uni.test' })).toHaveProperty('email');
    expect(await refused({ first_name: '', last_name: ' ', phone_number: '' })).toEqual({
      first_name: [MESSAGES.firstNameRequired],
      last_name: [MESSAGES.lastNameRequired],
      phone_number: [MESSAGES.phoneRequired],
    });
    expect(await refused({ agreed_to_terms: false })).toHaveProperty('agreed_to_terms');
    expect(
      Object.keys(
        await refused({
          first_name: 'x'.repeat(31),
          last_name: 'x'.repeat(31),
          title: 'x'.repeat(255),
          phone_number: '1'.repeat(31),
        }),
      ).toSorted(),
    ).toEqual(['first_name', 'last_name', 'phone_number', 'title']);
    expect(await refused({ recaptcha: 'rubbish' })).toEqual({ recaptcha: [MESSAGES.recaptchaFailed] });
    expect(await refused({ institution: 1 })).toHaveProperty('institution');
    expect(await readAccount(core, email)).toBeUndefined();
    expect((await registerOfficial(core, token)).status).toBe(201);
  });

  it('is one, of many registrations with one link', async () => {
    const { email, token, institution } = await invited();
    const answers = await Promise.all(Array.from({ length: 4 }, () => registerOfficial(core, token)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409,
    ]);
    expect(await core.build.sql('select 1 from core.account where email = $1', [email])).toHaveLength(1);
    expect(await readInvitation(institution)).toMatchObject({ status: 'accepted' });
  });

  it('either accepts or declines, never both', async () => {
    const { token, institution } = await invited();
    const recaptcha = await core.solveBotCheck();
    const [accepted, declined] = await Promise.all([
      registerOfficial(core, token, { recaptcha }),
      decline(token),
    ]);
    const won = accepted.status === 201 ? 'accepted' : 'declined';
    expect([accepted.status, declined.status]).toEqual(won === 'accepted' ? [201, 409] : [409, 200]);
    expect(await readInvitation(institution)).toMatchObject({ status: won });
  });

  it('is invited anew when the link is old', async () => {
    const { email, token } = await invited();
    await expireLinks(core, email);
    expect((await look(token)).body).toMatchObject({ kind: 'invitation', expired: true });
    expect(await registerOfficial(core, token)).toMatchObject({
      status: 409,
      body: { detail: 'This invitation has expired' },
    });
    expect((await follow(token)).body).toEqual({ status: 'expired' });
    const fresh = await core.tokenFor(email, 2);
    expect(await core.call('POST /resend-verification/', { body: { token: fresh } })).toMatchObject({
      status: 202,
    });
    expect((await registerOfficial(core, await core.tokenFor(email, 3))).status).toBe(201);
    expect((await look(fresh)).body).toMatchObject({ used: true });
  });

  it('is no one for a link that never was', async () => {
    expect(await registerOfficial(core, 'none')).toMatchObject({
      status: 404,
      body: { detail: MESSAGES.tokenUnverified },
    });
    expect((await decline('none')).status).toBe(404);
    expect((await core.call('POST /decline-invitation/', { body: {} })).status).toBe(400);
  });
});

describe('an invited person who has an account', () => {
  it('as an official of elsewhere accepts by the link alone and leaves the password', async () => {
    const known = await core.buildAccount({ roles: ['sbso'] });
    const { token, institution } = await invited(1, known.email);
    expect((await look(token)).body).toMatchObject({ has_account: true });
    expect(await follow(token)).toMatchObject({
      status: 200,
      body: { status: 'accepted', email: known.email },
    });
    expect(await readInstitution(institution)).toMatchObject({ current_io_id: known.id });
    expect(await readAccount(core, known.email)).toMatchObject({ institution: known.institutionId });
    const links = await core.build.sql(
      'select institution_id from core.user_institution where user_id = $1 and verified order by id',
      [known.id],
    );
    expect(links).toEqual([{ institution_id: known.institutionId }, { institution_id: institution.id }]);
    expect((await core.login({ email: known.email })).status).toBe(200);
  });

  it('may also fill in the form: the account stays as it is', async () => {
    const known = await core.buildAccount({ roles: ['sbso'], firstName: 'Konrad' });
    const { token, institution } = await invited(1, known.email);
    expect((await registerOfficial(core, token, { password: 'Other-Giraffe-77?' })).status).toBe(201);
    expect(await readInstitution(institution)).toMatchObject({ current_io_id: known.id });
    expect(await readAccount(core, known.email)).toMatchObject({ first_name: 'Konrad' });
    expect((await core.login({ email: known.email, password: PASSWORD })).status).toBe(200);
  });

  it.each(['primary_researcher', 'external_reviewer'] as const)(
    'as %s cannot be the official too, and the invitation stays open',
    async (role) => {
      const known = await core.buildAccount({ roles: [role] });
      const { token, institution } = await invited(1, known.email);
      for (const answer of [await registerOfficial(core, token), await follow(token)]) {
        expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
        expect(answer.body.detail).toContain("can't be the Signing Official as well");
      }
      expect(await readAccount(core, known.email)).toMatchObject({ roles: [role] });
      expect(await readInvitation(institution)).toMatchObject({ status: 'invited' });
      expect((await decline(token)).status).toBe(200);
    },
  );

  it('that was closed is sent to support', async () => {
    const known = await core.buildAccount({ roles: ['sbso'], active: false });
    const { token } = await invited(1, known.email);
    const answer = await registerOfficial(core, token);
    expect(answer.status).toBe(409);
    expect(answer.body.detail).toContain('support@portal.test');
  });

  it('that was never verified becomes the official’s, who proves the mailbox', async () => {
    const email = freshAddress();
    await registerResearcher(core, { email, password: 'Other-Giraffe-77?' });
    const verification = await core.tokenFor(email);
    const { token, institution } = await invited(1, email);
    expect((await follow(token)).status).toBe(409);
    expect((await registerOfficial(core, token)).status).toBe(201);
    expect(await readAccount(core, email)).toMatchObject({
      first_name: 'Olga',
      verified: true,
      roles: ['sbso'],
      institution: institution.id,
    });
    expect((await follow(verification)).status).toBe(409);
    expect((await core.login({ email, password: 'Other-Giraffe-77?' })).status).toBe(400);
    expect((await core.login({ email })).status).toBe(200);
  });
});

describe('declining', () => {
  it('asks the institution for another official and notifies the person who named this one', async () => {
    const { token, institution, researcher } = await invited();
    const answer = await decline(token, 'I <b>retired</b> last year.');
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(await readInstitution(institution)).toEqual({ status: 6, current_io_id: null });
    expect(await readInvitation(institution)).toMatchObject({
      status: 'declined',
      reason: 'I <b>retired</b> last year.',
    });
    expect(
      await core.build.sql(
        'select to_status, reason from core.institution_status_change where institution_id = $1 order by id desc limit 1',
        [institution.id],
      ),
    ).toEqual([{ to_status: 6, reason: 'I <b>retired</b> last year.' }]);
    const mail = await core.nextMail(researcher.email);
    expect(mail.subject).toBe(`${institution.name} needs another Signing Official`);
    expect(mail.text).toContain('Olga Sign declined');
    expect(mail.text).toContain('I &lt;b&gt;retired&lt;/b&gt; last year.');
    expect(mail.text).toContain('http://localhost:8080/revise-institution-officer');
    expect((await decline(token)).status).toBe(409);
    expect((await registerOfficial(core, token)).status).toBe(409);
  });

  it('leaves an approved institution approved', async () => {
    const { token, institution } = await invited(3);
    expect((await decline(token)).status).toBe(200);
    expect(await readInstitution(institution)).toMatchObject({ status: 3 });
  });

  it('is limited by place', async () => {
    await core.build.sql("insert into core.login_attempt values ('call:follow:203.0.113.9', 100, $1)", [
      Date.now() + 60_000,
    ]);
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    expect((await core.call('POST /decline-invitation/', { body: { token: 'none' }, headers })).status).toBe(
      429,
    );
  });
});

describe('inviting', () => {
  it('someone else withdraws the first invitation', async () => {
    const { token, institution, researcher } = await invited();
    const second = freshAddress();
    await core.invite({
      institutionId: institution.id,
      invitedBy: researcher.id,
      firstName: 'Nadia',
      lastName: 'Second',
      email: second,
    });
    expect((await look(token)).body).toMatchObject({ used: true });
    expect((await registerOfficial(core, token)).status).toBe(409);
    expect((await registerOfficial(core, await core.tokenFor(second))).status).toBe(201);
    const rows = await core.build.sql(
      'select status from core.official_invitation where institution_id = $1 order by id',
      [institution.id],
    );
    expect(rows).toEqual([{ status: 'withdrawn' }, { status: 'accepted' }]);
  });

  it('twice in parallel leaves one open invitation', async () => {
    const { institution, researcher } = await invited();
    await Promise.all(
      ['One', 'Two', 'Three'].map((lastName) =>
        core.invite({
          institutionId: institution.id,
          invitedBy: researcher.id,
          firstName: 'Olga',
          lastName,
          email: freshAddress(),
        }),
      ),
    );
    const open = await core.build.sql(
      "select 1 from core.official_invitation where institution_id = $1 and status = 'invited'",
      [institution.id],
    );
    expect(open).toHaveLength(1);
  });

  it('can be taken back, and names markup as what it is', async () => {
    const institution = await core.build.institution({
      name: '<i>Slanted</i> & Sons',
      status: 1,
      rdaStatus: null,
    });
    const email = freshAddress();
    await core.invite({
      institutionId: institution.id,
      invitedBy: null,
      firstName: '<b>O</b>',
      lastName: 'S',
      email,
    });
    const { text } = await core.nextMail(email);
    expect(text).toContain('Dear &lt;b&gt;O&lt;/b&gt;,');
    expect(text).toContain(
      'Simons Foundation named you as the Signing Official of &lt;i&gt;Slanted&lt;/i&gt; &amp; Sons',
    );
    await transact(core.parts.database, { actorId: null }, (work) =>
      withdrawInvitations(work, institution.id),
    );
    expect(await registerOfficial(core, await core.tokenFor(email))).toMatchObject({ status: 409 });
  });

  it('and accepting are in the history of the institution, with who did it', async () => {
    const { institution, researcher, token, email } = await invited();
    await registerOfficial(core, token);
    const account = await readAccount(core, email);
    const rows = await core.build.sql(
      `select actor_id, operation, changes -> 'current_io_id' as official from audit.log
       where (model, pk) = ('institution', $1) or (parent_model, parent_pk) = ('institution', $1) order by id`,
      [String(institution.id)],
    );
    expect(rows).toContainEqual({ actor_id: researcher.id, operation: 'I', official: null });
    expect(rows).toContainEqual({ actor_id: account?.id, operation: 'U', official: [null, account?.id] });
  });

  it('and declining are there too', async () => {
    const { institution, researcher, token } = await invited();
    await decline(token);
    const rows = await core.build.sql(
      `select actor_id, operation from audit.log where model = 'official_invitation' and parent_model = 'institution'
        and parent_pk = $1 order by id`,
      [String(institution.id)],
    );
    expect(rows).toEqual([
      { actor_id: researcher.id, operation: 'I' },
      { actor_id: null, operation: 'U' },
    ]);
  });
});

/** An official who accepts after the approval is the one whom the agreement waits for (docs/institutions.md). */
import type { TestInstitution, TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { freshAddress, registerOfficial } from '../../testing/register.ts';
import { upload } from '../../testing/uploads.ts';

let core: PostedCore;
let admin: TestPerson;
beforeAll(async () => {
  core = await startPostedCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  await upload(core, admin, { name: 'template.pdf', fields: { type: '4' } });
});
afterAll(() => core.stop());

async function invited(): Promise<{ institution: TestInstitution; email: string; token: string }> {
  const institution = await core.build.institution({ status: 2, rdaStatus: null });
  const email = freshAddress();
  await core.invite({
    institutionId: institution.id,
    invitedBy: null,
    firstName: 'Olga',
    lastName: 'Sign',
    email,
    phoneNumber: null,
  });
  return { institution, email, token: await core.tokenFor(email, 1) };
}
const approve = ({ id }: TestInstitution) =>
  core.call(`POST /institution/${id}/approve/`, { as: admin, body: {} });
const asked = async (email: string) =>
  (
    await core.build.sql<{ body: string }>(
      `select data ->> 'body' as body from jobs.job where name = 'mail.requested.core'
        and data ->> 'template' = 'rda_signature_needed' and data -> 'to' ? $1`,
      [email],
    )
  ).map(({ body }) => body);

it('is asked by mail and bell to sign the RDA, once', async () => {
  const { institution, email, token } = await invited();
  const approved = await approve(institution);
  expect(approved.body).toMatchObject({ status: 3, rda_status: 1, current_io: null });
  expect(await asked(email)).toEqual([]);
  expect((await registerOfficial(core, token)).status).toBe(201);
  const [mail, ...more] = await asked(email);
  expect(more).toEqual([]);
  expect(mail).toContain(`/rda/${approved.body.current_rda}`);
  const bells = await core.build.sql<{ message: string }>(
    "select data ->> 'message' as message from jobs.job where name = 'notification.requested.core' and data ->> 'redirect' = $1",
    [`/rda/${approved.body.current_rda}`],
  );
  expect(bells).toEqual([{ message: `The RDA of ${institution.name} is waiting for your signature` }]);
  expect((await registerOfficial(core, token)).status).toBe(409);
  expect(await asked(email)).toHaveLength(1);
});

it('with an account is asked too when the link is followed', async () => {
  const { institution, email, token } = await invited();
  await approve(institution);
  await core.build.sql(
    `insert into core.account (email, first_name, last_name, verified, password_hash) values ($1, 'Olga', 'Sign', true, 'x')`,
    [email],
  );
  expect((await core.call('POST /verify-user/', { body: { token } })).status).toBe(200);
  expect(await asked(email)).toHaveLength(1);
});

it('who accepts before the approval is asked only by the approval', async () => {
  const { institution, email, token } = await invited();
  await registerOfficial(core, token);
  expect(await asked(email)).toEqual([]);
  await approve(institution);
  expect(await asked(email)).toHaveLength(1);
});

it('who accepts while the approval happens is asked once, whichever is first', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { institution, email, token } = await invited();
    const [approved, registered] = await Promise.all([approve(institution), registerOfficial(core, token)]);
    expect([approved.status, registered.status]).toEqual([200, 201]);
    expect(await asked(email)).toHaveLength(1);
  }
});

it('is not asked where nothing waits: no approval, or an agreement that is signed', async () => {
  const unapproved = await invited();
  await registerOfficial(core, unapproved.token);
  expect(await asked(unapproved.email)).toEqual([]);
  const signed = await invited();
  const { body } = await approve(signed.institution);
  await core.build.sql(
    `update core.file set additional_data = additional_data || '{"status": 2}' where id = $1`,
    [body.current_rda],
  );
  await registerOfficial(core, signed.token);
  expect(await asked(signed.email)).toEqual([]);
});

it('someone whom an administrator chooses learns of the agreement that waits for them', async () => {
  const { institution } = await invited();
  const { body } = await approve(institution);
  const chosen = await core.build.person({ roles: ['sbso'], institution });
  const path = `PATCH /institution/${institution.id}/`;
  expect((await core.call(path, { as: admin, body: { current_io: chosen.id } })).status).toBe(200);
  const mails = await core.build.sql<{ body: string }>(
    `select data ->> 'body' as body from jobs.job where name = 'mail.requested.core' and data -> 'to' ? $1`,
    [chosen.email],
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain(`/rda/${body.current_rda}`);
});

/** A deleted institution leaves its row for what was signed; no one joins it any more. */
import type { TestInstitution, TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { readAccount, freshAddress, registerResearcher } from '../../testing/register.ts';

let core: PostedCore;
let admin: TestPerson;
beforeAll(async () => {
  core = await startPostedCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

const remove = ({ id }: TestInstitution) =>
  core.call(`DELETE /institution/${id}/?confirm=true`, { as: admin });
const createAt = async (institution: number | string) => {
  const email = freshAddress();
  const body = { first_name: 'A', last_name: 'B', email, groups: ['primary_researcher'], institution };
  return { email, answer: await core.call('POST /user/create_user/', { as: admin, body }) };
};

it('is chosen by no one: not at registration, on a profile, or by staff', async () => {
  const gone = await core.build.institution();
  const researcher = await core.build.person();
  const email = freshAddress();
  await registerResearcher(core, { email, institution: gone.id });
  const token = await core.tokenFor(email);
  expect((await remove(gone)).body.data.deleted).toBe(true);

  expect((await registerResearcher(core, { institution: gone.id })).status).toBe(400);
  // Who had registered there and was not verified yet went with it, link and all.
  expect((await core.call('POST /verify-user/', { body: { token } })).status).toBe(404);
  expect(await readAccount(core, email)).toBeUndefined();
  for (const as of [researcher, admin]) {
    const body = { institutions: [gone.id] };
    expect((await core.call(`PATCH /user/${researcher.id}/`, { as, body })).status).toBe(400);
  }
  for (const institution of [gone.id, gone.name])
    expect((await createAt(institution)).answer.body).toEqual({
      institution: ['This institution does not exist'],
    });
});

it('gives its name to another, which is then the one that is meant', async () => {
  const gone = await core.build.institution({ name: 'Twice University' });
  await remove(gone);
  const next = await core.build.institution({ name: 'Twice University' });
  const { email, answer } = await createAt('twice university');
  expect(answer.status).toBe(201);
  expect(await readAccount(core, email)).toMatchObject({ institution: next.id });
});

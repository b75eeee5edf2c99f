/** No one loses what makes them a Signing Official while an institution counts on their signature. */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createCast } from '../../testing/institutions.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core.stop());

const patch = (person: TestPerson, body: unknown) =>
  core.call(`PATCH /user/${person.id}/`, { as: admin, body });
const findOfficial = async (institution: { id: number }): Promise<number | null> => {
  const [row] = await core.build.sql<{ current_io_id: number | null }>(
    'select current_io_id from core.institution where id = $1',
    [institution.id],
  );
  return row?.current_io_id ?? null;
};

it.each([1, 2, 3, 5] as const)('the official of an institution in status %i stays one', async (status) => {
  const { institution, official } = await createCast(core, status);
  const [{ name } = { name: '' }] = await core.build.sql<{ name: string }>(
    'select name from core.institution where id = $1',
    [institution.id],
  );
  const words = [`This person is the Signing Official of ${name}. Choose another Signing Official first.`];
  const taken = await patch(official, { groups: ['primary_researcher'] });
  expect([taken.status, taken.body]).toEqual([400, { groups: words }]);
  const byType = await patch(official, { additional_data: { user_type: [] } });
  expect([byType.status, byType.body]).toEqual([400, { groups: words }]);
  const closed = await patch(official, { active: false, title: 'Dean' });
  expect([closed.status, closed.body.code, closed.body.detail]).toEqual([409, 'WRONG_STATE', words[0]]);
  const { body } = await core.call(`GET /user/${official.id}/`, { as: admin });
  expect(body).toMatchObject({ active: true, title: null, groups: [{ name: 'sbso' }] });
  // As a researcher and Signing Official in one they sign as before.
  expect((await patch(official, { groups: ['pi_sbso'] })).status).toBe(200);
  expect(await findOfficial(institution)).toBe(official.id);
});

it('all institutions are named that count on the signature', async () => {
  const { institution, official } = await createCast(core, 3);
  const second = await createCast(core, 2);
  await core.build.sql(
    "update core.institution set current_io_id = $1, name = 'Zebra College' where id = $2",
    [official.id, second.institution.id],
  );
  await core.build.sql("update core.institution set name = 'Aardvark College' where id = $1", [
    institution.id,
  ]);
  expect((await patch(official, { groups: [] })).body.groups).toEqual([
    'This person is the Signing Official of Aardvark College and Zebra College. Choose another Signing Official first.',
  ]);
});

it.each([4, 6] as const)(
  'in status %i nothing waits for a signature, and the office ends',
  async (status) => {
    const { institution, official } = await createCast(core, status);
    expect((await patch(official, { active: false })).status).toBe(200);
    expect(await findOfficial(institution)).toBeNull();
  },
);

it('with another official in office, the role can be taken', async () => {
  const { institution, official } = await createCast(core, 3);
  const next = await core.build.person({ roles: ['sbso'], institution });
  const chosen = await core.call(`PATCH /institution/${institution.id}/`, {
    as: admin,
    body: { current_io: next.id },
  });
  expect(chosen.status).toBe(200);
  expect((await patch(official, { groups: [] })).status).toBe(200);
  expect(await findOfficial(institution)).toBe(next.id);
});

it('who is chosen while the role is being taken is either no official or still has it', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { institution } = await createCast(core, 3);
    const next = await core.build.person({ roles: ['sbso'], institution });
    const answers = await Promise.all([
      core.call(`PATCH /institution/${institution.id}/`, { as: admin, body: { current_io: next.id } }),
      patch(next, { groups: [] }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  }
});

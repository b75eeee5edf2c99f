import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

it('shows approved ones to everyone by name only', async () => {
  const approved = await core.build.institution();
  const pending = await core.build.institution({ status: 1, rdaStatus: null });
  const { body } = await core.call(`GET /institution/?id__in=${approved.id},${pending.id}`);
  expect(body.results).toHaveLength(1);
  expect(body.results[0]).toMatchObject({
    id: approved.id,
    display_name: approved.name,
    status: 3,
    ein: null,
    official_name: null,
    current_io: null,
    current_rda: null,
  });
  expect((await core.call(`GET /institution/${pending.id}/`)).status).toBe(404);
});

it('shows their own in full to members, all of them to staff', async () => {
  const pending = await core.build.institution({ status: 1, rdaStatus: null });
  const member = await core.build.person({ institution: pending });
  const stranger = await core.build.person();
  const reviewer = await core.build.person({ roles: ['sfari_reviewer'], institution: null });
  const read = (as: typeof member) => core.call(`GET /institution/${pending.id}/`, { as });
  expect((await read(member)).body).toMatchObject({ status: 1, rda_status: 4, ein: expect.any(String) });
  expect((await read(stranger)).status).toBe(404);
  expect((await read(reviewer)).status).toBe(200);
});

it('is a stranger’s to whom it disowned', async () => {
  const institution = await core.build.institution();
  const person = await core.build.person({ institution });
  const read = async () => (await core.call(`GET /institution/${institution.id}/`, { as: person })).body;
  expect(await read()).toMatchObject({ ein: expect.any(String), current_rda: expect.any(String) });
  await core.build.sql('update core.user_institution set verified = false where user_id = $1', [person.id]);
  expect(await read()).toMatchObject({ ein: null, current_rda: null });
});

it('shows strangers no number that they do not know already', async () => {
  const institution = await core.build.institution();
  const stranger = await core.build.person();
  const member = await core.build.person({ institution });
  const [row] = await core.build.sql<{ ein: string }>('select ein from core.institution where id = $1', [
    institution.id,
  ]);
  const ein = row?.ein ?? '';
  const found = async (search: string, as?: typeof member) => {
    const { body } = await core.call(`GET /institution/?search=${search}`, as ? { as } : {});
    return body.results.some(({ id }: { id: number }) => id === institution.id);
  };
  expect(await found(ein.slice(2))).toBe(false);
  expect(await found(ein.slice(2), stranger)).toBe(false);
  expect(await found('_'.repeat(ein.length))).toBe(false);
  expect(await found(ein)).toBe(true);
  expect(await found(ein.slice(2), member)).toBe(true);
});

it('is filtered and grouped by status', async () => {
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const institution = await core.build.institution({ status: 5, rdaStatus: 2 });
  const { body } = await core.call('GET /institution/?status=5&rda_status__in=2,1&grouping=status', {
    as: admin,
  });
  expect(body.results.map((row: { id: number }) => row.id)).toEqual([institution.id]);
  expect(body.groups.status).toEqual({ 5: 1 });
  expect((await core.call('GET /institution/?status=approved')).status).toBe(400);
});

it('reveals to no one by a filter what they do not read', async () => {
  const institution = await core.build.institution();
  await core.build.sql('update core.institution set is_unresponsive = true where id = $1', [institution.id]);
  const member = await core.build.person({ institution });
  const stranger = await core.build.person();
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const counts = async (as?: TestPerson) => {
    const count = async (flag: boolean) =>
      (await core.call(`GET /institution/?id=${institution.id}&is_unresponsive=${flag}`, as ? { as } : {}))
        .body.count;
    return [await count(true), await count(false)];
  };
  expect([await counts(admin), await counts(member)]).toEqual([
    [1, 0],
    [1, 0],
  ]);
  expect([await counts(), await counts(stranger)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

/** Deleting an institution: what blocks it, what goes with it. */
import type { TestPerson } from '@portal/kit/testing';
import { buildRequest } from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createCast, readReadinessUserIds } from '../../testing/institutions.ts';
import { upload } from '../../testing/uploads.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

const remove = (id: number, as: TestPerson | undefined = admin, query = '', headers = {}) =>
  core.call(`DELETE /institution/${id}/${query}`, { ...(as ? { as } : {}), headers });
const facts = (id: number, as: TestPerson = admin) => core.call(`GET /institution/${id}/deletion/`, { as });

it.each([4, 5, 7, 10, 12, 13, 14] as const)(
  'is blocked by a request in status %i, which it lists [C8.3.5]',
  async (status) => {
    const { institution, investigator } = await createCast(core, 3);
    const decided = await buildRequest(core.build, { owner: investigator, status });
    const open = await buildRequest(core.build, { owner: investigator, status: 2 });
    const expected = {
      blocked: true,
      blocking: [
        {
          id: decided.id,
          sfari_request_id: decided.code,
          status,
          owner: { id: investigator.id, display_name: investigator.displayName },
        },
      ],
      open_requests: [{ id: open.id }],
    };
    expect((await facts(institution.id)).body).toMatchObject(expected);
    const answer = await remove(institution.id, admin, '?confirm=true');
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { msg: expect.stringContaining("can't be deleted"), data: { ...expected, deleted: false } },
    ]);
    expect((await core.call(`GET /institution/${institution.id}/`, { as: admin })).status).toBe(200);
  },
);

it('takes people and their open requests along once that is confirmed [C8.3.5]', async () => {
  const { institution, official, investigator } = await createCast(core, 3);
  const elsewhere = await core.build.person();
  const reviewer = await core.build.person({ roles: ['sfari_reviewer'], institution });
  await core.build.sql('insert into core.user_institution (user_id, institution_id) values ($1, $2)', [
    elsewhere.id,
    institution.id,
  ]);
  const open = await buildRequest(core.build, { owner: investigator, status: 2 });
  const asked = await remove(institution.id);
  expect(asked.body.data).toMatchObject({ deleted: false, blocked: false, open_requests: [{ id: open.id }] });
  expect(
    asked.body.data.users.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b),
  ).toEqual([official.id, investigator.id].toSorted((a, b) => a - b));

  const done = await remove(institution.id, admin, '?confirm=true');
  expect(done.body).toMatchObject({ msg: 'The institution was deleted', data: { deleted: true } });
  expect((await core.call(`GET /institution/${institution.id}/`, { as: admin })).status).toBe(404);
  expect((await core.call(`GET /institution/?id=${institution.id}`, { as: admin })).body.count).toBe(0);
  expect((await core.call('GET /session/', { as: investigator })).status).toBe(401);
  expect((await core.call('GET /session/', { as: elsewhere })).body.user.id).toBe(elsewhere.id);
  expect((await core.call('GET /session/', { as: reviewer })).body.institution).toBeNull();
  const [gone] = await core.build.sql('select * from core.account where id = $1', [investigator.id]);
  expect(gone).toMatchObject({
    email: `deleted-${investigator.id}@deleted.invalid`,
    first_name: 'Deleted',
    phone_number: null,
    active: false,
  });
  expect((await core.call(`GET /user/${investigator.id}/`, { as: admin })).status).toBe(404);
  const found = await core.call(`GET /search/?q=${encodeURIComponent(institution.name)}`, { as: admin });
  expect(found.body.results).not.toContainEqual(
    expect.objectContaining({ id: institution.id, model: 'institution' }),
  );
  const history = await core.call(`GET /history/?model=institution&pk=${institution.id}`, { as: admin });
  expect(history.body.results.at(-1)).toMatchObject({ modifier: { id: admin.id } });
  const events = await core.build.sql<{ data: { user_ids: number[] } }>(
    "select data from jobs.job where name = 'institution.deleted.researcher' and (data ->> 'institution_id')::int = $1",
    [institution.id],
  );
  expect(events.map(({ data }) => data.user_ids.toSorted((a, b) => a - b))).toEqual([
    [official.id, investigator.id].toSorted((a, b) => a - b),
  ]);
  expect((await remove(institution.id, admin, '?confirm=true')).status).toBe(404);
});

it('frees name and number, and happens immediately where no one would be lost', async () => {
  const institution = await core.build.institution({ status: 1, rdaStatus: null });
  expect((await remove(institution.id)).body.data).toMatchObject({ deleted: true, users: [] });
  const [row] = await core.build.sql<{ ein: string }>('select ein from core.institution where id = $1', [
    institution.id,
  ]);
  const again = await core.call('POST /institution/', {
    as: admin,
    body: {
      institution_data: { name: institution.name, official_name: 'O', ein: row?.ein, nonprofit: true },
      io_data: { first_name: 'Olga', last_name: 'S', email: 'olga@again.test' },
      confirm_duplicate_domain: true,
    },
  });
  expect(again.status).toBe(201);
});

it('leaves people of other institutions with one of those first, and reports their readiness', async () => {
  const { institution } = await createCast(core, 1);
  const other = await core.build.institution();
  const person = await core.build.person({ institution });
  await core.build.sql('insert into core.user_institution (user_id, institution_id) values ($1, $2)', [
    person.id,
    other.id,
  ]);
  expect((await remove(institution.id, admin, '?confirm=true')).body.data.deleted).toBe(true);
  const links = await core.build.sql(
    'select institution_id, "primary" from core.user_institution where user_id = $1',
    [person.id],
  );
  expect(links).toEqual([{ institution_id: other.id, primary: true }]);
  expect(await readReadinessUserIds(core)).toContain(person.id);
});

it('leaves no link that brings a person back, and no way to an agreement', async () => {
  const { institution, investigator } = await createCast(core, 3);
  await core.build.sql(
    `insert into core.link_token (kind, salt, hash, mail_key, account_id, expires_at)
      values ('email_change', 'salt', $1, $1, $2, now() + interval '1 day')`,
    [`deleted-${investigator.id}`, investigator.id],
  );
  expect((await remove(institution.id, admin, '?confirm=true')).body.data.deleted).toBe(true);
  expect(
    await core.build.sql('select 1 from core.link_token where account_id = $1', [investigator.id]),
  ).toEqual([]);
  const body = { institution: institution.id };
  expect((await core.call('POST /agreement/', { as: admin, body })).status).toBe(400);
  const fields = { type: '2', institution: String(institution.id) };
  expect((await upload(core, admin, { name: 'rda.pdf', fields })).status).toBe(400);
});

it('stores no names of people who were invited', async () => {
  const { institution } = await createCast(core, 3);
  for (const status of ['invited', 'declined', 'accepted', 'withdrawn'])
    await core.build.sql(
      `insert into core.official_invitation (institution_id, first_name, last_name, email, phone_number, title, reason, status)
       values ($1, 'Olga', 'Signer', $2, '+1 555 0100', 'Dean', 'On leave', $3)`,
      [institution.id, `olga.${status}@lakeside.test`, status],
    );
  expect((await remove(institution.id, admin, '?confirm=true')).body.data.deleted).toBe(true);
  expect(
    await core.build.sql('select 1 from core.official_invitation where institution_id = $1', [
      institution.id,
    ]),
  ).toEqual([]);
});

it('is for administrators: 401, 404 for strangers, 403 for others [C6.4.4]', async () => {
  const { institution, official } = await createCast(core, 1);
  const stranger = await core.build.person();
  const readOnly = await core.build.person({ roles: ['internal_read_only'], institution: null });
  expect((await core.call(`DELETE /institution/${institution.id}/`)).status).toBe(401);
  for (const [as, status] of [
    [stranger, 404],
    [official, 403],
    [readOnly, 403],
  ] as const)
    expect([(await remove(institution.id, as)).status, (await facts(institution.id, as)).status]).toEqual([
      status,
      status,
    ]);
  expect((await remove(institution.id, admin, '?confirm=maybe')).status).toBe(400);
  expect((await remove(institution.id, admin, '', { 'If-Match': 'W/"1"' })).body.code).toBe('STALE');
});

it('of two who delete in parallel the second finds nothing', async () => {
  const institution = await core.build.institution({ status: 1, rdaStatus: null });
  const answers = await Promise.all([remove(institution.id), remove(institution.id), remove(institution.id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
});

/** Steps about one institution at the same moment: one is taken, the other answers why not, and nothing is left between. */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCast, newOfficial } from '../../testing/institutions.ts';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { freshAddress, registerOfficial } from '../../testing/register.ts';

let core: PostedCore;
let admin: TestPerson;
beforeAll(async () => {
  core = await startPostedCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

const remove = (id: number) => core.call(`DELETE /institution/${id}/?confirm=true`, { as: admin });
const readState = async (id: number) => {
  const [row] = await core.build.sql<{
    status: number;
    is_deleted: boolean;
    current_io_id: number | null;
    current_rda_id: string | null;
    links: number;
  }>(
    `select status, deleted_at is not null as is_deleted, current_io_id, current_rda_id,
       (select count(*)::int from core.user_institution where institution_id = i.id) as links
     from core.institution i where id = $1`,
    [id],
  );
  if (!row) throw new Error('the row of a deleted institution stays');
  return row;
};

it.each([1, 2, 3])(
  'an official who accepts while it is deleted leaves nothing behind, round %i',
  async () => {
    const institution = await core.build.institution({ status: 1, rdaStatus: null });
    const email = freshAddress();
    await core.invite({
      institutionId: institution.id,
      invitedBy: null,
      firstName: 'Olga',
      lastName: 'Sign',
      email,
    });
    const token = await core.tokenFor(email);
    const [accepted, deleted] = await Promise.all([registerOfficial(core, token), remove(institution.id)]);
    expect([deleted.status, deleted.body.data.deleted]).toEqual([200, true]);
    expect([201, 404, 409]).toContain(accepted.status);
    expect(await readState(institution.id)).toMatchObject({
      is_deleted: true,
      current_io_id: null,
      links: 0,
    });
  },
);

it.each([1, 2, 3])('an approval while it is deleted makes no agreement for no one, round %i', async () => {
  const { institution } = await createCast(core, 2);
  const [approved, deleted] = await Promise.all([
    core.call(`POST /institution/${institution.id}/approve/`, { as: admin, body: {} }),
    remove(institution.id),
  ]);
  expect([200, 404]).toContain(approved.status);
  expect(deleted.body.data.deleted).toBe(true);
  expect(await readState(institution.id)).toMatchObject({
    is_deleted: true,
    current_io_id: null,
    current_rda_id: null,
    links: 0,
  });
});

it.each([1, 2, 3])(
  'of an official who is rejected and one who is invited the last one counts, round %i',
  async () => {
    const { institution, official } = await createCast(core, 2);
    const answers = await Promise.all([
      core.call(`POST /institution/${institution.id}/reject-officer/`, {
        as: admin,
        body: { email: { to: [official.email], subject: 'No', body: '<p>Not authorised</p>' } },
      }),
      core.call(`POST /institution/${institution.id}/officer/`, {
        as: admin,
        body: { io_data: newOfficial() },
      }),
    ]);
    const { status, current_io_id: current } = await readState(institution.id);
    const open = await core.build.sql(
      "select 1 from core.official_invitation where institution_id = $1 and status = 'invited'",
      [institution.id],
    );
    // Rejected first: it waited, so the new one is awaited. Invited after the rejection was read: who rejects gets a message, and
    // nothing is rejected. Invited before it was read: the rejection took that back as well.
    expect([
      [200, 200, 1, 1, null],
      [409, 200, 2, 1, official.id],
      [200, 200, 6, 0, null],
    ]).toContainEqual([...answers.map((answer) => answer.status), status, open.length, current]);
  },
);

it('two who change names in parallel do not give one name to two institutions', async () => {
  const names = await Promise.all([createCast(core, 3), createCast(core, 3), createCast(core, 3)]);
  const answers = await Promise.all(
    names.map(({ institution }) =>
      core.call(`PATCH /institution/${institution.id}/`, {
        as: admin,
        body: {
          name: 'College of One Name',
          associated_names: ['CON', 'con ', 'C.O.N.'],
          domains: ['con.test'],
        },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
  const won = answers.find(({ status }) => status === 200);
  expect(won?.body.associated_names).toHaveLength(2);
});

it('who looked at an older version changes, submits, links and deletes nothing', async () => {
  const { institution, investigator } = await createCast(core, 2);
  const [link] = await core.build.sql<{ id: number }>(
    'select id from core.user_institution where user_id = $1',
    [investigator.id],
  );
  const headers = { 'If-Match': 'W/"1"' };
  const calls: [string, TestPerson, unknown][] = [
    [`PATCH /institution/${institution.id}/`, admin, { name: 'Another name' }],
    [`DELETE /institution/${institution.id}/?confirm=true`, admin, undefined],
    [`POST /institution/${institution.id}/approve/`, admin, {}],
    [`POST /institution/${institution.id}/disable/`, admin, {}],
    [`POST /institution/${institution.id}/officer/`, admin, { io_data: newOfficial() }],
    [`POST /institution/${institution.id}/withdraw-invitation/`, admin, {}],
    [`PATCH /user-institution/${link?.id}/`, investigator, { primary: true }],
    [`DELETE /user-institution/${link?.id}/`, investigator, undefined],
  ];
  const before = await readState(institution.id);
  for (const [call, as, body] of calls) {
    const { status, body: answer } = await core.call(call, { as, body, headers });
    expect([call, status, answer.code]).toEqual([call, 409, 'STALE']);
  }
  expect(await readState(institution.id)).toEqual(before);
});

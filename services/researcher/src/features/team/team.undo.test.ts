/** Putting a member back who was taken off the team (decision 216). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';

let h: Harness;
let owner: TestPerson;
let colleague: TestPerson;
let project: number;
let memberId: number;

const member = (email: string, user_role = 'Collaborator') => ({
  first_name: 'Mia',
  last_name: 'Lind',
  email,
  institution: 'University of Test',
  user_role,
});
const self = () => member('owner@undo.test', 'Primary Researcher');
const save = (team: readonly object[]) =>
  h.call('POST /research-team/', { as: owner, body: { project_id: project, team } });
const undo = (as: TestPerson | null = owner, body: object = { project_id: project, member: memberId }) =>
  h.call('POST /research-team/undo/', { ...(as ? { as } : {}), body });
const emails = (answer: { body: { results: { email: string }[] } }) =>
  answer.body.results.map(({ email }) => email);

beforeAll(async () => {
  h = await startHarness(definition);
  owner = await h.build.person({ email: 'owner@undo.test' });
  colleague = await h.build.person({ email: 'colleague@undo.test' });
});
afterAll(() => h.stop());
beforeEach(async () => {
  const body = { title: 'Study', abstract: 'Why', non_autism_research: false };
  project = (await h.call('POST /project/', { as: owner, body })).body.id;
  const { body: team } = await save([self(), member('colleague@undo.test')]);
  memberId = team.results.find(({ email }: { email: string }) => email === 'colleague@undo.test').id;
});

/** A fulfilled request on which the colleague had access, and another where it had ended before. */
async function giveAccess(): Promise<void> {
  for (const ended of [null, '2026-01-01']) {
    const [request] = await h.build.sql<{ id: number }>(
      'insert into researcher.request (type, status, owner_id, project_id) values (1, 7, $1, $2) returning id',
      [owner.id, project],
    );
    await h.build.sql(
      'insert into researcher.request_access (request_id, user_id, removal_date) values ($1, $2, null), ($1, $3, $4)',
      [request?.id, owner.id, colleague.id, ended],
    );
  }
}
const readAccess = () =>
  h.build.sql<{ removal_date: string | null }>(
    `select to_char(chosen.removal_date, 'YYYY-MM-DD') as removal_date from researcher.request_access chosen
     join researcher.request on request.id = request_id
     where project_id = $1 and user_id = $2 order by chosen.id`,
    [project, colleague.id],
  );

describe('undoing a removal', () => {
  it('puts the person back with the access that ended then, and no other', async () => {
    await giveAccess();
    expect(emails(await save([self()]))).toEqual(['owner@undo.test']);
    expect((await readAccess()).every(({ removal_date: ended }) => ended !== null)).toBe(true);
    const answer = await undo();
    expect(answer.status).toBe(200);
    expect(emails(answer)).toEqual(['owner@undo.test', 'colleague@undo.test']);
    expect(answer.body.results[1]).toMatchObject({ id: memberId, removal_date: null });
    expect(await readAccess()).toEqual([{ removal_date: null }, { removal_date: '2026-01-01' }]);
    const history = await h.build.sql(
      "select actor_id, operation from audit.log where model = 'team_member' and pk = $1 order by id",
      [String(memberId)],
    );
    expect(history).toEqual(['I', 'U', 'U'].map((operation) => ({ actor_id: owner.id, operation })));
  });

  it('is refused twice, after ten minutes, and of someone who never left', async () => {
    expect((await undo()).status).toBe(409);
    await save([self()]);
    expect((await undo()).status).toBe(200);
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'WRONG_STATE' } });
    await save([self()]);
    await h.build.sql(
      "update researcher.removed_member set removed = now() - interval '11 minutes' where member_id = $1",
      [memberId],
    );
    expect(await undo()).toMatchObject({
      status: 409,
      body: { detail: 'It is too late to undo this. Add the person to the team again' },
    });
  });

  it('is refused where the person was added again', async () => {
    await save([self()]);
    await save([self(), member('COLLEAGUE@undo.test', 'Student')]);
    expect(await undo()).toMatchObject({
      status: 409,
      body: { detail: 'Someone with this email address is already on the team' },
    });
  });

  it('of two in parallel takes it back once', async () => {
    await save([self()]);
    const answers = await Promise.all([undo(), undo()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('is for those who edit the team, of a project that they see', async () => {
    await save([self()]);
    const body = { project_id: project, member: memberId };
    expect((await undo(null)).status).toBe(401);
    expect((await undo(await h.build.person())).status).toBe(404);
    expect((await undo(await h.build.person({ roles: ['access_admin'] }))).status).toBe(403);
    expect((await undo(owner, { ...body, member: 'x' })).status).toBe(400);
    expect((await undo(owner, { ...body, member: 2_000_000_000 })).status).toBe(409);
    const other = await h.call('POST /project/', {
      as: owner,
      body: { title: 'Other', abstract: 'Why', non_autism_research: false },
    });
    expect((await undo(owner, { ...body, project_id: other.body.id })).status).toBe(409);
    expect((await undo(await h.build.person({ roles: ['sfari_admin'] }))).status).toBe(200);
  });
});

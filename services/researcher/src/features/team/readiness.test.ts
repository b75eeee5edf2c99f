import type { TeamMember } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { PersonOptions, TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { requestTeamReadySql } from './readiness.sql.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness(definition);
});
afterAll(() => h.stop());

interface Case {
  readonly project: number;
  readonly owner: TestPerson;
}
async function createProject(owner: TestPerson): Promise<Case> {
  const body = { title: 'Study', abstract: 'Why', non_autism_research: false };
  return { owner, project: (await h.call('POST /project/', { as: owner, body })).body.id };
}
async function join(project: number, email: string, userId: number | null): Promise<void> {
  await h.build.sql(
    `insert into researcher.team_member (project_id, user_id, first_name, last_name, email, institution, user_role)
    values ($1, $2, 'A', 'B', $3, 'C', 'Collaborator')`,
    [project, userId, email],
  );
}
async function letter({ project, owner }: Case, renewal: string | null): Promise<void> {
  await h.build.sql(
    `insert into researcher.irb (project_id, file_id, designation, approval_date, renewal_date) values ($1, $2, 1, '2026-01-01', $3)`,
    [project, await h.build.file({ creator: owner }), renewal],
  );
}
async function isReady(
  { project, owner }: Case,
  type = 1,
  chosen: readonly TestPerson[] = [],
): Promise<boolean> {
  const [request] = await h.build.sql<{ id: number }>(
    'insert into researcher.request (type, status, owner_id, project_id) values ($1, 3, $2, $3) returning id',
    [type, owner.id, project],
  );
  for (const person of chosen)
    await h.build.sql('insert into researcher.request_access (request_id, user_id) values ($1, $2)', [
      request?.id,
      person.id,
    ]);
  const [row] = await h.build.sql<{ ready: boolean }>(
    `select ${requestTeamReadySql} as ready from researcher.request t where t.id = $1`,
    [request?.id],
  );
  return row?.ready ?? false;
}
async function readRow(person: TestPerson, type?: number): Promise<Pick<TeamMember, 'warnings' | 'ready'>> {
  const { project, owner } = await createProject(await h.build.person());
  await join(project, person.email, person.id);
  const query = `project_id=${project}${type === undefined ? '' : `&request_type=${type}`}`;
  const answer = await h.call(`GET /research-team/?${query}`, { as: owner });
  const { warnings, ready } = answer.body.results.find(
    (one: { user_id: number }) => one.user_id === person.id,
  );
  return { warnings, ready };
}

describe('each warning prevents the team from being ready [R6-09 R5-51]', () => {
  const cases: [string, () => Promise<PersonOptions>][] = [
    ['not_active', async () => ({ active: false })],
    ['no_institution', async () => ({ institution: null })],
    ['institution_has_no_rda', async () => ({ institution: await h.build.institution({ rdaStatus: null }) })],
    ['rda_not_signed', async () => ({ institution: await h.build.institution({ rdaStatus: 1 }) })],
    ['rda_not_executed', async () => ({ institution: await h.build.institution({ rdaStatus: 2 }) })],
    ['no_joinder', async () => ({ joinder: false })],
  ];
  it.each(cases)('%s', async (warning, options) => {
    const person = await h.build.person(await options());
    expect(await readRow(person)).toEqual({ warnings: [warning], ready: false });
    const team = await createProject(await h.build.person());
    expect(await isReady(team)).toBe(true);
    await join(team.project, person.email, person.id);
    expect(await isReady(team)).toBe(false);
  });

  it('not_confirmed, until the institution says so, its domain does, or the installation does not ask', async () => {
    const person = await h.build.person();
    const institution = person.institutionId;
    await h.build.sql('update core.user_institution set verified = null where user_id = $1', [person.id]);
    expect(await readRow(person)).toEqual({ warnings: ['not_confirmed'], ready: false });
    const team = await createProject(await h.build.person());
    await join(team.project, person.email, person.id);
    expect(await isReady(team)).toBe(false);
    const ask = (only: boolean) =>
      h.build.sql('update researcher.fulfilment_setting set confirmed_members = $1', [only]);
    await ask(false);
    expect(await isReady(team)).toBe(true);
    expect(await readRow(person)).toEqual({ warnings: ['not_confirmed'], ready: true });
    await h.build.sql('update core.user_institution set joinder_date = null where user_id = $1', [person.id]);
    expect(await readRow(person)).toEqual({ warnings: ['not_confirmed', 'no_joinder'], ready: false });
    await h.build.sql('update core.user_institution set joinder_date = now() where user_id = $1', [
      person.id,
    ]);
    await ask(true);
    await h.build.sql('update core.account set email = $2 where id = $1', [
      person.id,
      `kim@r${institution}.test`,
    ]);
    await h.build.domain(institution ?? 0, `r${institution}.test`);
    expect(await isReady(team)).toBe(true);
    expect(await readRow(person)).toEqual({ warnings: [], ready: true });
  });

  it('disowned, whatever the installation asks', async () => {
    const person = await h.build.person();
    const team = await createProject(await h.build.person());
    await join(team.project, person.email, person.id);
    await h.build.sql('update core.user_institution set verified = false where user_id = $1', [person.id]);
    await h.build.sql('update researcher.fulfilment_setting set confirmed_members = false');
    expect(await readRow(person)).toEqual({ warnings: ['disowned'], ready: false });
    expect(await isReady(team)).toBe(false);
    await h.build.sql('update researcher.fulfilment_setting set confirmed_members = true');
  });

  it('no_account, until someone signs up with the address', async () => {
    const team = await createProject(await h.build.person());
    await join(team.project, 'later@lab.test', null);
    const warnings = async () =>
      (await h.call(`GET /research-team/?project_id=${team.project}`, { as: team.owner })).body.results[1]
        .warnings;
    expect(await warnings()).toEqual(['no_account']);
    expect(await isReady(team)).toBe(false);
    await h.build.person({ email: 'Later@lab.test' });
    expect(await warnings()).toEqual([]);
    expect(await isReady(team)).toBe(true);
  });

  it('no_irb, only for the types that need one [R6-09 R5-51]', async () => {
    const team = await createProject(await h.build.person());
    const irb = async (type: number) =>
      (
        await h.call(`GET /research-team/?project_id=${team.project}&request_type=${type}`, {
          as: team.owner,
        })
      ).body.results[0].warnings;
    for (const type of [2, 4, 5, 6, 7, 8]) expect(await irb(type)).toEqual(['no_irb']);
    for (const type of [1, 3]) expect(await irb(type)).toEqual([]);
    expect(await isReady(team, 1)).toBe(true);
    expect(await isReady(team, 2)).toBe(false);
    await letter(team, '2026-02-01');
    expect(await isReady(team, 2)).toBe(false);
    await letter(team, '2099-01-01');
    expect(await isReady(team, 2)).toBe(true);
    expect(await irb(2)).toEqual([]);
  });
});

describe('the team of a request', () => {
  it('is the people chosen for access, and its owner', async () => {
    const team = await createProject(await h.build.person());
    const [ready, waiting] = [await h.build.person(), await h.build.person({ joinder: false })];
    await join(team.project, waiting.email, waiting.id);
    expect(await isReady(team)).toBe(false);
    expect(await isReady(team, 1, [ready])).toBe(true);
    expect(await isReady(team, 1, [ready, waiting])).toBe(false);
    const unready = await createProject(await h.build.person({ joinder: false }));
    expect(await isReady(unready, 1, [ready])).toBe(false);
  });

  it('leaves out people who were removed', async () => {
    const team = await createProject(await h.build.person());
    const waiting = await h.build.person({ active: false });
    await join(team.project, waiting.email, waiting.id);
    await h.build.sql('update researcher.team_member set removal_date = now() where user_id = $1', [
      waiting.id,
    ]);
    expect(await isReady(team)).toBe(true);
  });

  it('counts no student while no one is chosen: they cannot be given access [R5-50]', async () => {
    const team = await createProject(await h.build.person());
    await join(team.project, 'student@nowhere.test', null);
    expect(await isReady(team)).toBe(false);
    await h.build.sql("update researcher.team_member set user_role = 'Student' where email = $1", [
      'student@nowhere.test',
    ]);
    expect(await isReady(team)).toBe(true);
  });
});

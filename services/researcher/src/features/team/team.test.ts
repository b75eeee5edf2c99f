import type { TeamMember } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { createLogger } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { saveTeam } from './team.commands.ts';

let h: Harness;
let owner: TestPerson;
let colleague: TestPerson;
let admin: TestPerson;
let project: number;

beforeAll(async () => {
  h = await startHarness(definition);
  owner = await h.build.person({ email: 'owner@lab.test' });
  colleague = await h.build.person({ email: 'Colleague@Lab.test' });
  admin = await h.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => h.stop());
beforeEach(async () => {
  const body = { title: 'Study', abstract: 'Why', non_autism_research: false };
  project = (await h.call('POST /project/', { as: owner, body })).body.id;
});

const member = (email: string, changes: object = {}) => ({
  first_name: 'Mia',
  last_name: 'Lind',
  email,
  institution: 'University of Test',
  user_role: 'Collaborator',
  ...changes,
});
const self = (changes: object = {}) =>
  member('owner@lab.test', { user_role: 'Primary Researcher', ...changes });
const save = (team: readonly object[], as: TestPerson | null = owner) =>
  h.call('POST /research-team/', { ...(as ? { as } : {}), body: { project_id: project, team } });
const read = (query = '', as: TestPerson = owner) =>
  h.call(`GET /research-team/?project_id=${project}${query}`, { as });
const emails = (answer: { body: { results: { email: string }[] } }) =>
  answer.body.results.map((one) => one.email);

describe('saving a team', () => {
  it('puts the primary researcher first, links accounts by address and drops repeats [C6.3.1 C5.9.1 R5-49 R5-45 R7-08]', async () => {
    const answer = await save([
      member('colleague@lab.test', { user_role: 'Student' }),
      member('new@lab.test'),
      member('NEW@lab.test', { first_name: 'Twice' }),
      self(),
    ]);
    expect(answer.status).toBe(200);
    expect(emails(answer)).toEqual(['owner@lab.test', 'new@lab.test', 'colleague@lab.test']);
    expect(answer.body.results.map((one: { user_id: number | null }) => one.user_id)).toEqual([
      owner.id,
      null,
      colleague.id,
    ]);
    expect(answer.body.abilities).toEqual({ edit: true, see_removed: false });
  });

  it('names the row and field of everything that is wrong, and stores no one [C6.3.1 R5-44 R5-47]', async () => {
    const answer = await save([
      self(),
      member('a@b.test', { last_name: ' ' }),
      member('not an address', { user_role: 'King' }),
    ]);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      'team.1.last_name': ['Required Field*'],
      'team.2.email': ['Please enter a valid email address'],
      'team.2.user_role': ['Required Field*'],
    });
    expect(emails(await read())).toEqual(['owner@lab.test']);
    expect(
      (await save([self(), member('a@b.test', { institution: 'Institution is not listed' })])).body,
    ).toEqual({
      'team.1.institution': ['Required Field*'],
    });
    expect((await save([self({ globus_username: 'not globus' })])).body).toHaveProperty(
      'team.0.globus_username',
    );
  });

  it('notes in the log that a team has no principal investigator [R8-13]', async () => {
    const lines: string[] = [];
    const log = createLogger('test', 'warn', { write: (line: string) => void lines.push(line) });
    const saveAs = (user_role: 'Student' | 'Primary Researcher') =>
      h.database.write((work) =>
        saveTeam(work, { project_id: project, team: [{ ...self(), user_role }] }, log),
      );
    await saveAs('Primary Researcher');
    expect(lines).toEqual([]);
    await saveAs('Student');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ project, msg: 'No PI in team' }]);
  });

  it('writes nothing for people who stay the same [R5-46]', async () => {
    await save([self(), member('new@lab.test')]);
    const count = async () =>
      (
        await h.build.sql("select id from audit.log where model = 'team_member' and parent_pk = $1", [
          String(project),
        ])
      ).length;
    const before = await count();
    await save([self(), member('new@lab.test')]);
    expect(await count()).toBe(before);
    await save([self(), member('new@lab.test', { last_name: 'Berg' })]);
    expect(await count()).toBe(before + 1);
  });

  it('gives people who are no longer named a removal date, and takes their access', async () => {
    await save([self(), member('colleague@lab.test')]);
    const [request] = await h.build.sql<{ id: number }>(
      'insert into researcher.request (type, status, owner_id, project_id) values (1, 7, $1, $2) returning id',
      [owner.id, project],
    );
    await h.build.sql(
      'insert into researcher.request_access (request_id, user_id) values ($1, $2), ($1, $3)',
      [request?.id, owner.id, colleague.id],
    );
    const answer = await save([self()]);
    expect(emails(answer)).toEqual(['owner@lab.test']);
    const [access] = await h.build.sql<{ current: number[]; ended: number[] }>(
      `select array_agg(user_id) filter (where removal_date is null) as current,
        array_agg(user_id) filter (where removal_date is not null) as ended
      from researcher.request_access where request_id = $1`,
      [request?.id],
    );
    expect(access).toEqual({ current: [owner.id], ended: [colleague.id] });

    expect(emails(await read('&removed=true', admin))).toEqual(['owner@lab.test', 'colleague@lab.test']);
    expect((await read('&removed=true')).status).toBe(403);
    await save([self(), member('colleague@lab.test')]);
    expect(emails(await read())).toEqual(['owner@lab.test', 'colleague@lab.test']);
  });
});

describe('reading a team', () => {
  it('answers one person by account, with the newest letter of the project [R3-79]', async () => {
    await save([self(), member('colleague@lab.test')]);
    expect(emails(await read(`&user_id=${colleague.id}`))).toEqual(['colleague@lab.test']);
    expect(emails(await read('&user_id=2000000000'))).toEqual([]);
    expect((await read('&user_id=x')).status).toBe(400);
    expect((await read()).body.results[0].latest_irb).toBeNull();
    const file = await h.build.file({ creator: owner });
    await h.build.sql(
      `insert into researcher.irb (project_id, file_id, designation, approval_date, renewal_date)
       values ($1, $2, 1, '2026-01-01', '2099-01-01')`,
      [project, file],
    );
    expect((await read()).body.results[0].latest_irb).toEqual({
      file,
      designation: 1,
      renewal_date: '2099-01-01',
      state: 'valid',
    });
  });
});

describe('who may', () => {
  it('is the owner, administrators and project managers [R6-06]', async () => {
    const team = [self()];
    expect((await save(team, null)).status).toBe(401);
    expect((await save(team, await h.build.person())).status).toBe(404);
    await save([self(), member('colleague@lab.test')]);
    expect((await read('', colleague)).status).toBe(200);
    expect((await save(team, colleague)).status).toBe(403);
    expect((await save(team, await h.build.person({ roles: ['access_admin'] }))).status).toBe(403);
    for (const person of [admin, await h.build.person({ roles: ['abn_proj_mgr'] })])
      expect((await save(team, person)).status).toBe(200);
  });

  it.each(['sfari_admin', 'sfari_reviewer', 'access_admin'] as const)(
    '%s reads what each member lacks, and who was removed [R6-07]',
    async (role) => {
      const person = await h.build.person({ roles: [role] });
      await save([self(), member('nobody@lab.test'), member('gone@lab.test')]);
      await save([self(), member('nobody@lab.test')]);
      const { results } = (await read('&removed=true', person)).body;
      expect(results.map((one: TeamMember) => [one.email, one.warnings, one.removal_date !== null])).toEqual([
        ['owner@lab.test', [], false],
        ['nobody@lab.test', ['no_account'], false],
        ['gone@lab.test', ['no_account'], true],
      ]);
    },
  );

  it('hides the team of a project that the caller does not see', async () => {
    expect((await read('', await h.build.person())).status).toBe(404);
    expect((await h.call('GET /research-team/?project_id=abc', { as: owner })).status).toBe(400);
    expect((await h.call(`GET /research-team/?project_id=${project}`)).status).toBe(401);
  });
});

describe('expand', () => {
  it('adds the project and the account of each member [R7-07]', async () => {
    await save([self(), member('colleague@lab.test'), member('nobody@lab.test')]);
    const { body } = await read('&expand=project,user');
    const mine = { id: project, sfari_project_id: expect.stringMatching(/^PRJ/), title: 'Study' };
    expect(body.results.map((each: TeamMember) => each.project)).toEqual([mine, mine, mine]);
    expect(body.results.map((each: TeamMember) => each.user?.id ?? null)).toEqual([
      owner.id,
      colleague.id,
      null,
    ]);
    const all = await read(`&expand=true&user_id=${colleague.id}`);
    expect(all.body.results).toHaveLength(1);
    expect(all.body.results[0]).toMatchObject({ project: mine, user: { id: colleague.id } });
  });

  it('is not there unless asked for, and names what it does not know [R7-07]', async () => {
    const plain = await read();
    expect(plain.body.results[0]).not.toHaveProperty('project');
    expect(plain.body.results[0]).not.toHaveProperty('user');
    const unknown = await read('&expand=secrets');
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([400, ['expand']]);
  });

  it('shows a stranger nothing [R7-07]', async () => {
    const stranger = await h.build.person();
    expect((await read('&expand=true', stranger)).status).toBe(404);
    expect((await h.call(`GET /research-team/?project_id=${project}&expand=true`)).status).toBe(401);
  });
});

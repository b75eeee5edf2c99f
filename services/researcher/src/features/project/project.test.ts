import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories } from '../../testing/index.ts';

let h: Harness;
let owner: TestPerson;
let stranger: TestPerson;
let admin: TestPerson;
let manager: TestPerson;
let reviewer: TestPerson;

const DRAFT = {
  title: ' Sleep and language ',
  abstract: 'We ask how sleep relates to talk.',
  non_autism_research: false,
};

beforeAll(async () => {
  h = await startHarness(definition);
  owner = await h.build.person({ firstName: 'Ada', lastName: 'Owner' });
  stranger = await h.build.person();
  admin = await h.build.person({ roles: ['sfari_admin'] });
  manager = await h.build.person({ roles: ['abn_proj_mgr'] });
  reviewer = await h.build.person({ roles: ['sfari_reviewer'] });
});
afterAll(() => h.stop());

async function created(body: object = {}): Promise<{ id: number; etag: string }> {
  const answer = await h.call('POST /project/', { as: owner, body: { ...DRAFT, ...body } });
  expect(answer.status).toBe(201);
  return { id: answer.body.id, etag: answer.headers.get('etag') ?? '' };
}
async function request(project: number, status: number): Promise<void> {
  await h.build.sql(
    'insert into researcher.request (type, status, owner_id, project_id) values (1, $1, $2, $3)',
    [status, owner.id, project],
  );
}

describe('creating', () => {
  it('makes the caller owner and Primary Researcher of the team [R6-01]', async () => {
    const answer = await h.call('POST /project/', { as: owner, body: DRAFT });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      title: 'Sleep and language',
      sfari_project_id: expect.stringMatching(/^PRJ\d{6}$/),
      owner: { id: owner.id, display_name: 'Ada Owner' },
      latest_irb: null,
      abilities: { edit: true, delete: true, attach_irb: true, edit_team: true, edit_autism_answer: false },
    });
    const team = await h.call(`GET /research-team/?project_id=${answer.body.id}`, { as: owner });
    expect(team.body.results).toMatchObject([
      { user_id: owner.id, user_role: 'Primary Researcher', warnings: [] },
    ]);
  });

  it('names every field that is missing or too long [R5-02 R5-03]', async () => {
    const answer = await h.call('POST /project/', {
      as: owner,
      body: { title: 'x'.repeat(301), abstract: ' ' },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).toSorted()).toEqual(['abstract', 'non_autism_research', 'title']);
    expect(answer.body.abstract).toEqual(['Required field']);
  });

  it.each(['title', 'public_title'])(
    'takes a %s of 300 characters and none of 301 [R5-03 R5-04]',
    async (field) => {
      const attempt = async (length: number) =>
        (await h.call('POST /project/', { as: owner, body: { ...DRAFT, [field]: 'x'.repeat(length) } }))
          .status;
      expect([await attempt(300), await attempt(301)]).toEqual([201, 400]);
    },
  );

  it('asks staff for the investigator, and takes only an investigator', async () => {
    for (const person of [admin, manager]) {
      expect((await h.call('POST /project/', { as: person, body: DRAFT })).body).toEqual({
        owner: ['Required field'],
      });
      const wrong = await h.call('POST /project/', { as: person, body: { ...DRAFT, owner: reviewer.id } });
      expect(wrong.body).toEqual({ owner: ['Choose an active principal investigator'] });
      const answer = await h.call('POST /project/', { as: person, body: { ...DRAFT, owner: owner.id } });
      expect(answer.body).toMatchObject({ owner: { id: owner.id }, creator: { id: person.id } });
    }
  });

  it('notifies the owner if someone else created the project, and otherwise no one [R5-07]', async () => {
    const make = createRequestFactories(h);
    const { body } = await h.call('POST /project/', { as: admin, body: { ...DRAFT, owner: owner.id } });
    const [mail] = await make.queued('mail', `created-for-owner:${body.id}`);
    expect(mail?.data).toMatchObject({
      to: [owner.email],
      model_name: 'project',
      subject: `The project ${body.sfari_project_id} was created for you`,
    });
    expect(mail?.data.body).toContain(`/project/${body.id}`);
    const [line] = await make.queued('notification', `created-for-owner:${body.id}`);
    expect(line?.data).toMatchObject({ recipient_ids: [owner.id], redirect: `/project/${body.id}` });
    const own = await created();
    expect(await make.queued('mail', `created-for-owner:${own.id}`)).toEqual([]);
  });

  it('lets no investigator create for someone else', async () => {
    const answer = await h.call('POST /project/', { as: owner, body: { ...DRAFT, owner: stranger.id } });
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty('owner');
  });

  it('is for people who may', async () => {
    expect((await h.call('POST /project/', { body: DRAFT })).status).toBe(401);
    expect((await h.call('POST /project/', { as: reviewer, body: DRAFT })).status).toBe(403);
  });
});

describe('reading', () => {
  it('shows people their own, and the projects whose team they are on [R6-02]', async () => {
    const { id } = await created();
    expect((await h.call(`GET /project/${id}/`, { as: stranger })).status).toBe(404);
    expect((await h.call('GET /project/', { as: stranger })).body.count).toBe(0);
    await h.build.sql(
      `insert into researcher.team_member (project_id, first_name, last_name, email, institution, user_role)
      values ($1, 'A', 'B', upper($2), 'C', 'Collaborator')`,
      [id, stranger.email],
    );
    const read = await h.call(`GET /project/${id}/`, { as: stranger });
    expect(read.body.abilities).toMatchObject({ read: true, edit: false, delete: false, edit_team: false });
    await h.build.sql(
      'update researcher.team_member set removal_date = now() where project_id = $1 and email = $2',
      [id, stranger.email],
    );
    expect((await h.call(`GET /project/${id}/`, { as: stranger })).status).toBe(404);
    expect((await h.call(`GET /project/${id}/`, { as: reviewer })).status).toBe(200);
    expect((await h.call(`GET /project/${id}/`)).status).toBe(401);
  });

  it('filters, searches and sorts by title and by the end of the letter', async () => {
    const { id } = await created({ title: 'Zebrafish models 100%' });
    await h.build.sql(
      `insert into researcher.irb (project_id, file_id, designation, approval_date, renewal_date)
      values ($1, $2, 1, '2026-01-01', '2027-01-01')`,
      [id, await h.build.file({ creator: owner })],
    );
    const found = await h.call('GET /project/?search=00%25&expand=true', { as: owner });
    expect(found.body.results.map((project: { id: number }) => project.id)).toEqual([id]);
    const sorted = await h.call('GET /project/?ordering=irb_renewal_date', { as: owner });
    expect(sorted.body.results[0].id).toBe(id);
    expect((await h.call(`GET /project/?owner=${stranger.id}`, { as: admin })).body.count).toBe(0);
    expect((await h.call('GET /project/?abstract=x', { as: owner })).body).toEqual({
      abstract: ['Unknown field: abstract'],
    });
  });
});

describe('changing', () => {
  it('is the owner’s and the managers’, once [R6-01]', async () => {
    const { id, etag } = await created();
    const change = { title: 'Sleep, language and age' };
    expect((await h.call(`PATCH /project/${id}/`, { as: stranger, body: change })).status).toBe(404);
    expect((await h.call(`PATCH /project/${id}/`, { as: reviewer, body: change })).status).toBe(403);
    expect((await h.call(`PATCH /project/${id}/`, { as: owner, body: { owner: stranger.id } })).status).toBe(
      400,
    );
    const headers = { 'If-Match': etag };
    expect((await h.call(`PATCH /project/${id}/`, { as: owner, body: change, headers })).body).toMatchObject(
      change,
    );
    const stale = await h.call(`PATCH /project/${id}/`, { as: manager, body: { title: 'Other' }, headers });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'STALE', current: change });
  });

  it('stops when the project is not editable, but for administrators [R4-01]', async () => {
    const { id } = await created();
    await h.build.sql('update researcher.project set is_editable = false where id = $1', [id]);
    const answer = await h.call(`PATCH /project/${id}/`, { as: owner, body: { title: 'New' } });
    expect(answer.body).toMatchObject({ code: 'WRONG_STATE' });
    expect((await h.call(`GET /project/${id}/`, { as: owner })).body.abilities).toMatchObject({
      edit: false,
      attach_irb: true,
    });
    expect((await h.call(`PATCH /project/${id}/`, { as: admin, body: { title: 'New' } })).status).toBe(200);
  });

  it('locks the autism-related answer for everyone but administrators [R4-02]', async () => {
    const { id } = await created();
    const same = { title: 'New', non_autism_research: false };
    expect((await h.call(`PATCH /project/${id}/`, { as: owner, body: same })).status).toBe(200);
    for (const person of [owner, manager]) {
      const answer = await h.call(`PATCH /project/${id}/`, {
        as: person,
        body: { non_autism_research: true },
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toHaveProperty('non_autism_research');
    }
    const answer = await h.call(`PATCH /project/${id}/`, { as: admin, body: { non_autism_research: true } });
    expect(answer.body.non_autism_research).toBe(true);
  });
});

describe('deleting', () => {
  it('takes drafts along and leaves history', async () => {
    const { id } = await created();
    await request(id, 1);
    expect((await h.call(`DELETE /project/${id}/`, { as: stranger })).status).toBe(404);
    expect((await h.call(`DELETE /project/${id}/`, { as: reviewer })).status).toBe(403);
    expect((await h.call(`GET /project/${id}/deletion/`, { as: reviewer })).status).toBe(403);
    expect((await h.call(`GET /project/${id}/deletion/`, { as: owner })).body).toEqual({ requests: [] });
    expect((await h.call(`DELETE /project/${id}/`, { as: owner })).status).toBe(204);
    expect((await h.call(`GET /project/${id}/`, { as: owner })).status).toBe(404);
    const history = await h.build.sql<{ actor_id: number }>(
      "select actor_id from audit.log where model = 'project' and pk = $1 and operation = 'D'",
      [String(id)],
    );
    expect(history).toEqual([{ actor_id: owner.id }]);
  });

  it('is refused with the list of requests in the way [R8-01]', async () => {
    const { id } = await created();
    for (const status of [1, 4, 5, 7]) await request(id, status);
    for (const person of [owner, admin]) {
      const asked = await h.call(`GET /project/${id}/deletion/`, { as: person });
      const answer = await h.call(`DELETE /project/${id}/`, { as: person });
      expect(asked.body).toEqual(answer.body.current);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ code: 'WRONG_STATE', detail: 'Unable to Delete Project' });
      expect(answer.body.current.requests.map((one: { status: number }) => one.status)).toEqual([4, 5, 7]);
      expect(answer.body.current.requests[0]).toMatchObject({ owner: { id: owner.id } });
    }
  });

  it('leaves what staff work on to administrators', async () => {
    const { id } = await created();
    await request(id, 3);
    const readBlocking = async (as: TestPerson) =>
      (await h.call(`GET /project/${id}/deletion/`, { as })).body.requests;
    expect(await readBlocking(owner)).toMatchObject([{ status: 3 }]);
    expect(await readBlocking(admin)).toEqual([]);
    expect((await h.call(`DELETE /project/${id}/`, { as: owner })).status).toBe(409);
    expect((await h.call(`DELETE /project/${id}/`, { as: admin })).status).toBe(204);
  });
});

it('is found by the number of its owner, under both names [R3-01]', async () => {
  const { id } = await created();
  for (const filter of ['user_id', 'owner']) {
    const { body } = await h.call(`GET /project/?${filter}=${owner.id}&limit=2000`, { as: admin });
    const found = body.results.find((project: { id: number }) => project.id === id);
    expect(found).toMatchObject({ user_id: owner.id });
    expect(new Set(body.results.map((project: { user_id: number }) => project.user_id))).toEqual(
      new Set([owner.id]),
    );
  }
  const { body: none } = await h.call(`GET /project/?user_id=${stranger.id}`, { as: admin });
  expect(none.count).toBe(0);
  expect((await h.call('GET /project/?user_id=x', { as: admin })).status).toBe(400);
});

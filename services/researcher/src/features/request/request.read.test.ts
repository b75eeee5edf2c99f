import { currentForm, exampleAnswers, REQUEST_STATUSES, REQUEST_TYPES } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { definition } from '../../app.ts';
import { createRequestFactories, type TestRequest } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness?.stop());

const idsFor = async (as: TestPerson, query = ''): Promise<number[]> => {
  const answer = await harness.call(`GET /request/?limit=2000${query}`, { as });
  expect(answer.status).toBe(200);
  return answer.body.results.map((request: { id: number }) => request.id);
};

describe('who sees which request [R6-10]', () => {
  let draft: TestRequest;
  let dataset: TestRequest;
  let match: TestRequest;
  let tissue: TestRequest;
  let member: TestPerson;
  beforeAll(async () => {
    member = await harness.build.person();
    draft = await make.request({ status: 1, team: [member] });
    dataset = await make.request({ status: 3, team: [member] });
    match = await make.request({ status: 2, type: 4 });
    tissue = await make.request({ status: 3, type: 8 });
  });
  const seenBy = async (as: TestPerson): Promise<boolean[]> => {
    const ids = await idsFor(as);
    const listed = [draft, dataset, match, tissue].map((request) => ids.includes(request.id));
    for (const [index, request] of [draft, dataset, match, tissue].entries()) {
      const { status } = await harness.call(`GET /request/${request.id}/`, { as });
      expect(status, 'read and list agree').toBe(listed[index] ? 200 : 404);
    }
    return listed;
  };

  it.each([
    ['sfari_admin', [true, true, true, true]],
    ['sfari_admin_lead', [true, true, true, true]],
    ['superuser', [true, true, true, true]],
    ['access_admin', [false, true, true, true]],
    ['internal_read_only', [false, true, true, true]],
    ['sfari_reviewer', [false, true, true, true]],
    ['rm_admin', [false, false, true, false]],
    ['abn_proj_mgr', [false, false, false, true]],
    ['abn_reviewer', [false, false, false, true]],
    ['internal_reviewer', [false, false, false, false]],
    ['external_reviewer', [false, false, false, false]],
    ['sbso', [false, false, false, false]],
    ['primary_researcher', [false, false, false, false]],
  ] as const)('%s', async (role, expected) => {
    expect(await seenBy(await harness.build.person({ roles: [role] }))).toEqual(expected);
  });

  it('the owner sees the draft, people chosen for access only what was submitted', async () => {
    expect(await idsFor(draft.owner)).toEqual([draft.id]);
    expect(await idsFor(member)).toEqual([dataset.id]);
  });

  it('an external reviewer sees what is assigned to them', async () => {
    const reviewer = await harness.build.person({ roles: ['external_reviewer'] });
    await make.review(match, reviewer, 2);
    expect(await idsFor(reviewer)).toEqual([match.id]);
  });

  it('is 401 without a person', async () => {
    expect((await harness.call('GET /request/')).status).toBe(401);
  });
});

describe('what an answer says of history, comments and reviewers', () => {
  const readFlags = async (as: TestPerson, { id }: TestRequest): Promise<boolean[]> => {
    const { body } = await harness.call(`GET /request/${id}/`, { as });
    return ['view_history', 'comment', 'see_reviewers'].map((ability) => body.abilities[ability]);
  };

  it.each([
    ['sfari_admin', 1, [true, true, true]],
    ['superuser', 1, [true, true, true]],
    ['sfari_reviewer', 1, [true, true, true]],
    ['internal_read_only', 1, [true, false, true]],
    ['access_admin', 1, [true, false, true]],
    ['rm_admin', 4, [true, true, true]],
    ['abn_proj_mgr', 8, [true, true, true]],
    ['abn_reviewer', 8, [false, false, true]],
  ] as const)('%s on type %i: %j', async (role, type, expected) => {
    const person = await harness.build.person({ roles: [role], institution: null });
    expect(await readFlags(person, await make.request({ status: 3, type }))).toEqual(expected);
  });

  it('a reviewer whom no one shows the history comments and sees who else reviews', async () => {
    const reviewer = await harness.build.person({ roles: ['external_reviewer'], institution: null });
    const request = await make.request({ status: 3, type: 4 });
    await make.review(request, reviewer, 2);
    expect(await readFlags(reviewer, request)).toEqual([false, true, true]);
  });

  it('the owner reads the history, never comments or reviewers, whatever else they are', async () => {
    const request = await make.request({ status: 3 });
    expect(await readFlags(request.owner, request)).toEqual([true, false, false]);
    const both = await harness.build.person({ roles: ['sfari_admin', 'primary_researcher'] });
    expect(await readFlags(both, await make.request({ owner: both, status: 3 }))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('a project manager who started a Dataset request for its owner sees neither comments nor reviewers', async () => {
    const manager = await harness.build.person({ roles: ['abn_proj_mgr'], institution: null });
    const request = await make.request({ status: 3 });
    await harness.build.sql('update researcher.request set creator_id = $1 where id = $2', [
      manager.id,
      request.id,
    ]);
    expect(await readFlags(manager, request)).toEqual([true, false, false]);
  });
});

describe('what staff write stays with staff', () => {
  it('hides comments, reviewers and people taken off the list from the owner', async () => {
    const reviewer = await harness.build.person({ roles: ['sfari_reviewer'], firstName: 'Rita' });
    const colleague = await harness.build.person();
    const request = await make.request({ status: 3, team: [colleague] });
    await make.review(request, reviewer);
    await harness.build.sql(
      "update researcher.request_access set removal_date = '2026-11-20' where user_id = $1",
      [colleague.id],
    );
    const path = `/request/${request.id}/?expand=true`;
    const added = await harness.call(`PATCH ${path}`, {
      as: reviewer,
      body: { comments: { add: { text: '<p onclick="x()">Looks <script>1</script>fine</p>' } } },
    });
    expect(added.status).toBe(200);
    expect(added.body.comments).toMatchObject([{ text: '<p>Looks fine</p>', author: { id: reviewer.id } }]);

    const seen = await harness.call(`GET ${path}`, { as: request.owner });
    expect(seen.body.comments).toEqual([]);
    expect(seen.body.review_users).toEqual([]);
    expect(seen.body.access_control_list).toHaveLength(1);
    expect(JSON.stringify(seen.body)).not.toContain('Rita');
    const staff = await harness.call(`GET ${path}`, { as: admin });
    expect(staff.body.comments).toHaveLength(1);
    expect(staff.body.review_users).toMatchObject([{ id: reviewer.id, reviewer_role: 1 }]);
    expect(staff.body.access_control_list).toHaveLength(2);
  });

  it('refuses the reviewer filter and comments from a researcher', async () => {
    const request = await make.request();
    const filtered = await harness.call('GET /request/?reviews__user=1', { as: request.owner });
    expect(filtered.status).toBe(403);
    const commented = await harness.call(`PATCH /request/${request.id}/`, {
      as: request.owner,
      body: { comments: { add: { text: 'Hello' } } },
    });
    expect(commented.status).toBe(403);
  });

  it('hides comments from an owner who reviews the requests of others', async () => {
    const both = await harness.build.person({ roles: ['primary_researcher', 'sfari_reviewer'] });
    const request = await make.request({ owner: both, status: 3 });
    await harness.call(`PATCH /request/${request.id}/`, {
      as: admin,
      body: { comments: { add: { text: 'Weak' } } },
    });
    const seen = await harness.call(`GET /request/${request.id}/?expand=comments`, { as: both });
    expect(seen.body).toMatchObject({ comments: [], decisions: [] });
  });

  it.each([
    ['sfari_admin', 1],
    ['superuser', 1],
    ['internal_read_only', 1],
    ['access_admin', 1],
    ['sfari_reviewer', 1],
    ['rm_admin', 4],
    ['abn_proj_mgr', 8],
  ] as const)('shows an owner who is %s nothing about their reviewers by a filter', async (role, type) => {
    const owner = await harness.build.person({ roles: ['primary_researcher', role] });
    const reviewer = await harness.build.person({ roles: ['sfari_reviewer'] });
    const own = await make.request({ owner, type, status: 3 });
    const foreign = await make.request({ type, status: 3 });
    for (const request of [own, foreign]) await make.review(request, reviewer);
    const found = async (query: string) => {
      const ids = await idsFor(owner, query);
      return [own, foreign].map((request) => ids.includes(request.id));
    };
    expect(await found('')).toEqual([true, true]);
    expect(await found(`&reviews__user=${reviewer.id}`)).toEqual([false, true]);
    expect(await found(`&reviews__user__in=${reviewer.id}`)).toEqual([false, true]);
    // As the object shows it: without reviewers, whether it has some or not.
    expect(await found('&reviews__user__isnull=false')).toEqual([false, true]);
    expect(await found('&reviews__user__isnull=true')).toEqual([true, false]);
    const counted = await harness.call(
      `GET /request/?id=${own.id}&reviews__user=${reviewer.id}&grouping=status,type`,
      { as: owner },
    );
    expect(counted.body).toMatchObject({ count: 0, groups: { status: {}, type: {} } });
  });

  it('does not reveal by a filter who reviews what a caller sees only as a member of its team', async () => {
    const member = await harness.build.person({ roles: ['primary_researcher', 'rm_admin'] });
    const reviewer = await harness.build.person({ roles: ['sfari_reviewer'] });
    const request = await make.request({ status: 3, team: [member] });
    await make.review(request, reviewer);
    expect(await idsFor(member, `&id=${request.id}`)).toEqual([request.id]);
    expect(await idsFor(member, `&id=${request.id}&reviews__user=${reviewer.id}`)).toEqual([]);
  });

  it('does not notify an owner of the staff that a comment names them', async () => {
    const both = await harness.build.person({ roles: ['primary_researcher', 'sfari_reviewer'] });
    const request = await make.request({ owner: both, status: 3 });
    await harness.call(`PATCH /request/${request.id}/`, {
      as: admin,
      body: { comments: { add: { text: `<span data-mention="${both.id}">@x</span> weak` } } },
    });
    expect(await make.queued('notification', request.code)).toEqual([]);
  });

  it('notifies people of the staff who are named in a comment, once, and no one else [S7-04]', async () => {
    const request = await make.request({ status: 3 });
    const outsider = await harness.build.person();
    const named = await harness.build.person({ roles: ['sfari_reviewer'] });
    const mention = (person: TestPerson) => `<span data-mention="${person.id}">@x</span>`;
    await harness.call(`PATCH /request/${request.id}/`, {
      as: admin,
      body: {
        comments: {
          add: { text: `${mention(named)} ${mention(named)} ${mention(outsider)} ${mention(admin)}` },
        },
      },
    });
    const queued = await make.queued('notification', request.code);
    expect(queued.map((job) => job.data.recipient_ids)).toEqual([[named.id]]);
  });

  it('shows which people named in a comment no longer have an account [R8-18]', async () => {
    const request = await make.request({ status: 3 });
    const [here, gone] = [
      await harness.build.person({ roles: ['sfari_reviewer'] }),
      await harness.build.person({ roles: ['sfari_reviewer'] }),
    ];
    const names = [here.id, gone.id, gone.id, 999_999].map(
      (id) => `<span data-mention="${id}">@Ada Ruiz</span>`,
    );
    await harness.call(`PATCH /request/${request.id}/`, {
      as: admin,
      body: { comments: { add: { text: `${names.join(' ')} please look` } } },
    });
    const read = async () =>
      (await harness.call(`GET /request/${request.id}/?expand=comments`, { as: admin })).body.comments;
    expect(await read()).toMatchObject([{ missing_mentions: [999_999] }]);
    await harness.build.sql(
      "update core.account set active = false, email = 'deleted-' || id || '@deleted.invalid' where id = $1",
      [gone.id],
    );
    expect(await read()).toMatchObject([{ missing_mentions: [gone.id, 999_999] }]);
  });

  it('refuses a comment that says nothing', async () => {
    const request = await make.request({ status: 3 });
    const answer = await harness.call(`PATCH /request/${request.id}/`, {
      as: admin,
      body: { comments: { add: { text: '<p> </p>' } } },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual(['comments']);
  });
});

describe('lists', () => {
  it('filters by reviewer and by having none, by cohort, and searches names', async () => {
    const reviewer = await harness.build.person({ roles: ['sfari_reviewer'] });
    const institution = await harness.build.institution({ name: 'Łódź Institute' });
    const owner = await harness.build.person({ institution, lastName: 'Quillfeather' });
    const mine = await make.request({ owner, status: 3 });
    const other = await make.request({ status: 3 });
    await make.review(mine, reviewer);
    await harness.build.sql(
      "insert into researcher.request_cohort (request_id, cohort_id) select $1, id from core.cohort where name = 'SSC'",
      [mine.id],
    );
    const [cohort] = await harness.build.sql<{ id: number }>("select id from core.cohort where name = 'SSC'");
    const among = (ids: number[]) => [mine, other].map((request) => ids.includes(request.id));
    expect(among(await idsFor(admin, `&reviews__user=${reviewer.id}`))).toEqual([true, false]);
    expect(among(await idsFor(admin, `&reviews__user__in=${reviewer.id},999999`))).toEqual([true, false]);
    expect(among(await idsFor(admin, '&reviews__user__isnull=true'))).toEqual([false, true]);
    expect(among(await idsFor(admin, `&cohort=${cohort?.id}`))).toEqual([true, false]);
    for (const words of ['quillf', 'łódź inst', mine.code.toLowerCase()])
      expect(among(await idsFor(admin, `&search=${encodeURIComponent(words)}`))).toEqual([true, false]);
    expect(await idsFor(admin, '&search=%25')).toEqual([]);
  });

  it('filters by project, owner, type and status, and expands what is asked for [R7-11]', async () => {
    const mine = await make.request({ status: 3, type: 2 });
    const other = await make.request({ status: 2, type: 6 });
    const among = (ids: number[]) => [mine, other].map((request) => ids.includes(request.id));
    for (const query of [`project=${mine.project.id}`, `owner=${mine.owner.id}`, 'type=2', 'status=3'])
      expect(among(await idsFor(admin, `&${query}`))).toEqual([true, false]);
    const first = async (query: string) =>
      (await harness.call(`GET /request/?project=${mine.project.id}${query}`, { as: admin })).body.results[0];
    expect(Object.keys(await first(''))).not.toContain('datasets');
    expect(await first('&expand=datasets')).toMatchObject({ datasets: [{ id: mine.datasetId }] });
  });

  it('is limited by the day since when a request is in its status', async () => {
    const old = await make.request({ status: 3 });
    const young = await make.request({ status: 3 });
    await harness.build.sql(
      `update researcher.request set status_since = case id when $1 then '2026-03-01T10:00:00Z' else '2026-03-02T10:00:00Z' end::timestamptz
       where id in ($1, $2)`,
      [old.id, young.id],
    );
    const among = (ids: number[]) => [old, young].map((request) => ids.includes(request.id));
    expect(among(await idsFor(admin, '&status_since__lte=2026-03-01'))).toEqual([true, false]);
    expect(among(await idsFor(admin, '&status_since__gte=2026-03-02'))).toEqual([false, true]);
    const wrong = await harness.call('GET /request/?status_since__lte=March', { as: admin });
    expect(wrong.status).toBe(400);
  });

  it('orders, counts by status and refuses an unknown filter by name', async () => {
    const grouped = await harness.call('GET /request/?grouping=status&status=3&limit=1', { as: admin });
    expect(Object.keys(grouped.body.groups.status).length).toBeGreaterThan(1);
    expect(grouped.body.count).toBe(grouped.body.groups.status['3']);
    for (const ordering of [
      'owner',
      '-institution',
      'submission_date',
      'status_since',
      'sfari_request_id',
      '-expiration_date',
    ])
      await idsFor(admin, `&ordering=${ordering}`);
    const refused = await harness.call('GET /request/?colour=red', { as: admin });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body)).toEqual(['colour']);
  });
});

it('a request carries owner, institution, project, resources, dates, people and answers [R3-80]', async () => {
  const request = await make.request({ status: 7 });
  const { owner, project, code } = request;
  const form = currentForm(1);
  await harness.build.sql(
    `insert into researcher.request_cohort (request_id, cohort_id) select $1, id from core.cohort where name = 'SSC'`,
    [request.id],
  );
  const { body } = await harness.call(`GET /request/${request.id}/?expand=true`, { as: owner });
  expect(body).toMatchObject({
    id: request.id,
    sfari_request_id: code,
    display_name: expect.stringContaining(code),
    type: 1,
    status: 7,
    owner: { id: owner.id, display_name: expect.any(String) },
    institution: { id: owner.institutionId },
    project: { id: project.id },
    cohorts: [{ display_name: 'SSC' }],
    datasets: [{ id: request.datasetId }],
    submission_date: '2026-11-02T09:00:00+00:00',
    access_control_list: [{ user_id: owner.id, removal_date: null, verified: true }],
    details: {
      intent_to_download: true,
      agreed_nih: true,
      data_safeguard: true,
      agreed_to_usage_policy: true,
      gpf_access_status: null,
      additional_data: form ? exampleAnswers(form) : {},
    },
  });
  for (const date of ['fulfillment_date', 'expiration_date', 'decision_date', 'created', 'modified'])
    expect(body).toHaveProperty(date);
});

describe('every status of every type can be read', () => {
  it('with all relations and a timeline [R2.1-16]', async () => {
    const owner = await harness.build.person();
    for (const type of REQUEST_TYPES)
      for (const status of REQUEST_STATUSES) {
        const request = await make.request({ type, status, owner });
        const answer = await harness.call(`GET /request/${request.id}/?expand=true`, { as: owner });
        expect(answer.status).toBe(200);
        const current = answer.body.stages.filter((stage: { state: string }) => stage.state === 'current');
        expect(current.length).toBe([5, 7, 11, 13].includes(status) ? 0 : 1);
      }
  });
});

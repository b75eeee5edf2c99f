/** Research Match applications as the review centre lists them. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildConflict, buildRequest, buildRequestCohort, buildReview } from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';

let harness: Harness;
let admin: TestPerson;
let reviewer: TestPerson;
let other: TestPerson;

const person = (role: 'internal_reviewer' | 'rm_admin' = 'internal_reviewer') =>
  harness.build.person({ roles: [role], institution: null });
beforeAll(async () => {
  harness = await startHarness(definition, { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' });
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  [reviewer, other] = [await person(), await person()];
});
afterAll(() => harness.stop());

const list = (query: string, as: TestPerson = admin) => harness.call(`GET /rm-application/?${query}`, { as });
const getIds = async (query: string, as?: TestPerson): Promise<number[]> =>
  ((await list(`${query}&ordering=id&limit=100`, as)).body.results as { id: number }[]).map(({ id }) => id);
const writeScore = (review: number, request: { id: number }, by: TestPerson, isSubmitted: boolean) =>
  harness.build.sql(
    `insert into staff.review_score (id, request_id, reviewer_id, rubric_key, rubric_version, quarter, submitted_at)
      values ($1, $2, $3, 'research_match', 1, 'Q3 2026', case when $4 then now() end)`,
    [review, request.id, by.id, isSubmitted],
  );

it('says of each reviewer whether they are New, In Progress or Completed [S2.8-01]', async () => {
  const request = await buildRequest(harness.build, { type: 4, status: 3 });
  const third = await person();
  const reviews = [
    await buildReview(harness.build, { request, reviewer }),
    await buildReview(harness.build, { request, reviewer: other, reviewerRole: 2 }),
    await buildReview(harness.build, { request, reviewer: third, reviewerRole: 3 }),
  ];
  await writeScore(reviews[1] ?? 0, request, other, false);
  await writeScore(reviews[2] ?? 0, request, third, true);
  const { body } = await list(`id=${request.id}`);
  expect(body.results[0].reviewers).toEqual([
    {
      id: reviewer.id,
      display_name: reviewer.displayName,
      reviewer_role: 1,
      progress: 'New',
      has_conflict: false,
    },
    {
      id: other.id,
      display_name: other.displayName,
      reviewer_role: 2,
      progress: 'In Progress',
      has_conflict: false,
    },
    {
      id: third.id,
      display_name: third.displayName,
      reviewer_role: 3,
      progress: 'Completed',
      has_conflict: false,
    },
  ]);
});

it('says what the submitted reviews recommend, to those who may read scores', async () => {
  const request = await buildRequest(harness.build, { type: 4, status: 8 });
  const [third, rmAdmin] = [await person(), await person('rm_admin')];
  const reviews = [
    await buildReview(harness.build, { request, reviewer }),
    await buildReview(harness.build, { request, reviewer: other, reviewerRole: 2 }),
    await buildReview(harness.build, { request, reviewer: third, reviewerRole: 3 }),
  ];
  const rate = (at: number, by: TestPerson, score: number, decision: string, isSubmitted = true) =>
    harness.build.sql(
      `insert into staff.review_score (id, request_id, reviewer_id, rubric_key, rubric_version, quarter, blocks,
          reviewer_decision, submitted_at)
        values ($1, $2, $3, 'research_match', 1, 'Q3 2026', $4, $5, case when $6 then now() end)`,
      [
        reviews[at],
        request.id,
        by.id,
        JSON.stringify({ research: { score }, engagement: { score: 4 } }),
        decision,
        isSubmitted,
      ],
    );
  await rate(0, reviewer, 3, 'Approve');
  await rate(1, other, 4, 'Approve');
  await rate(2, third, 1, 'Reject', false);
  const read = async (as: TestPerson, more = '') =>
    (await list(`id=${request.id}${more}`, as)).body.results[0].scores as unknown;
  const scores = { mean: 7.5, decisions: [{ decision: 'Approve', count: 2 }] };
  expect(await read(admin)).toEqual(scores);
  expect(await read(rmAdmin)).toEqual(scores);
  expect(await read(reviewer), 'their own is submitted').toEqual(scores);
  expect(await read(third), 'not before their own').toBeNull();
  expect(await read(third, '&fields=id,scores')).toBeNull();
  expect(await read(await harness.build.person({ roles: ['access_admin'], institution: null }))).toBeNull();
  await buildConflict(harness.build, { request, reviewer: other });
  expect(await read(admin)).toEqual({ mean: 7, decisions: [{ decision: 'Approve', count: 1 }] });
});

it('contains applications and renewals of every status but drafts, counted by status, and nothing else [S2.3-01 S2.3-03 S2.3-09]', async () => {
  const before = (await list('grouping=status&limit=1')).body.groups.status as Record<string, number>;
  const application = await buildRequest(harness.build, { type: 4, status: 6 });
  const renewal = await buildRequest(harness.build, { type: 5, status: 9 });
  await harness.build.sql('update researcher.request set renewal_of = $1 where id = $2', [
    application.id,
    renewal.id,
  ]);
  const draft = await buildRequest(harness.build, { type: 4, status: 1 });
  const tissue = await buildRequest(harness.build, { type: 8, status: 6 });
  const after = (await list('grouping=status&limit=1')).body.groups.status as Record<string, number>;
  expect([after['6'], after['9']]).toEqual([(before['6'] ?? 0) + 1, (before['9'] ?? 0) + 1]);
  const followUp = await getIds('status__in=6,9');
  expect(followUp).toEqual(expect.arrayContaining([application.id, renewal.id]));
  for (const { id } of [draft, tissue]) expect(await getIds(`id=${id}`)).toEqual([]);
  const shown = async () => (await list(`id__in=${application.id},${renewal.id}&ordering=id`)).body.results;
  expect((await shown())[0].renewal).toEqual({ id: renewal.id, status: 9 });

  // What its owner has not submitted yet is no renewal to staff; and a study has the same ids in its renewals.
  const unsent = await buildRequest(harness.build, { type: 5, status: 1 });
  await harness.build.sql('update researcher.request set renewal_of = $1 where id = $2', [
    application.id,
    unsent.id,
  ]);
  await harness.build.sql('insert into staff.rm_summary (request_id) values ($1)', [application.id]);
  await harness.build.sql("insert into staff.rm_id (request_id, rm_id) values ($1, 'RM0777')", [
    application.id,
  ]);
  expect(await shown()).toMatchObject([
    { renewal: { id: renewal.id, status: 9 }, rm_ids: ['RM0777'] },
    { rm_ids: ['RM0777'] },
  ]);
  expect(await getIds('recontacting__summary__rm_ids__rm_id__contains=0777')).toEqual(
    expect.arrayContaining([application.id, renewal.id]),
  );
});

it('finds by recontacting cohort, by reviewers, by none, and by a part of an RM id [S9-03 S7-03]', async () => {
  const [searchlight, ssc, unassigned] = [
    await buildRequest(harness.build, { type: 4, status: 3 }),
    await buildRequest(harness.build, { type: 4, status: 3 }),
    await buildRequest(harness.build, { type: 4, status: 2 }),
  ];
  await buildRequestCohort(harness.build, searchlight, 'Simons Searchlight');
  await buildRequestCohort(harness.build, ssc, 'SSC');
  // A cohort is found by its short name, whatever it is called on screen.
  await harness.build.sql(
    "update core.cohort set display_name = 'Simons Simplex Collection' where name = 'SSC'",
  );
  const chosen = await person();
  await buildReview(harness.build, { request: ssc, reviewer: chosen });
  await harness.build.sql('insert into staff.rm_summary (request_id, due_date) values ($1, $2)', [
    ssc.id,
    '2027-03-14T12:00:00Z',
  ]);
  await harness.build.sql(
    "insert into staff.rm_id (request_id, rm_id) values ($1, 'RM0420'), ($1, 'RM0420A')",
    [ssc.id],
  );
  expect(await getIds('recontacting_cohort=SSC')).toEqual([ssc.id]);
  expect(await getIds('recontacting_cohort__in=SSC,Simons%20Searchlight')).toEqual([searchlight.id, ssc.id]);
  expect(await getIds(`reviews__user__in=${chosen.id}`)).toEqual([ssc.id]);
  const unreviewed = await getIds('reviews__user__isnull=true');
  expect(unreviewed).toContain(unassigned.id);
  expect(unreviewed).not.toContain(ssc.id);
  // Words of its project find it, and no one else's do.
  const [project] = await harness.build.sql<{ title: string }>(
    `update researcher.project set title = 'Zebrafish and sleep' where id =
      (select project_id from researcher.request where id = $1) returning title`,
    [ssc.id],
  );
  expect(await getIds(`search=${encodeURIComponent(project?.title ?? '').toLowerCase()}`)).toEqual([ssc.id]);
  const part = 'recontacting__summary__rm_ids__rm_id__contains';
  expect(await getIds(`${part}=0420`)).toEqual([ssc.id]);
  for (const nothing of ['rm0420', 'RM%25', 'RM9']) expect(await getIds(`${part}=${nothing}`)).toEqual([]);
  expect((await list(`id=${ssc.id}`)).body.results[0]).toMatchObject({
    cohorts: ['Simons Simplex Collection'],
    rm_ids: ['RM0420', 'RM0420A'],
    due_date: '2027-03-14',
  });
});

it('is for those who work on Research Match; reviewers see what they review, without a conflict [S2.3-10]', async () => {
  const [mine, conflicted, foreign] = [
    await buildRequest(harness.build, { type: 4, status: 3 }),
    await buildRequest(harness.build, { type: 4, status: 3 }),
    await buildRequest(harness.build, { type: 4, status: 3 }),
  ];
  const assigned = await person();
  for (const request of [mine, conflicted]) await buildReview(harness.build, { request, reviewer: assigned });
  await buildConflict(harness.build, { request: conflicted, reviewer: assigned, exists: true });
  expect(await getIds('status=3', assigned)).toEqual([mine.id]);
  const manager = await person('rm_admin');
  expect(await getIds(`id__in=${mine.id},${conflicted.id},${foreign.id}`, manager)).toHaveLength(3);
  const own = await buildRequest(harness.build, { type: 4, status: 3, owner: admin });
  expect(await getIds(`id=${own.id}`)).toEqual([]);
  const refused = await harness.build.person({ roles: ['abn_proj_mgr'] });
  expect((await list('limit=1', refused)).status).toBe(403);
  expect((await harness.call('GET /rm-application/')).status).toBe(401);
  expect((await list('tab=new')).status).toBe(400);
});

it('is due only until its reviews are closed, in the order of the list too', async () => {
  const [open, met] = [
    await buildRequest(harness.build, { type: 4, status: 3 }),
    await buildRequest(harness.build, { type: 4, status: 8 }),
  ];
  for (const { id } of [open, met])
    await harness.build.sql('insert into staff.rm_summary (request_id, due_date) values ($1, $2)', [
      id,
      '2027-03-14T12:00:00Z',
    ]);
  const query = `id__in=${open.id},${met.id}&ordering=due_date`;
  const rows = (await list(query)).body.results as { id: number; due_date: string | null }[];
  expect(rows.map(({ id, due_date: day }) => [id, day])).toEqual([
    [open.id, '2027-03-14'],
    [met.id, null],
  ]);
});

it('is late once its day has passed while a review is missing', async () => {
  const request = await buildRequest(harness.build, { type: 4, status: 3 });
  const review = await buildReview(harness.build, { request, reviewer });
  const isLate = async () => (await list(`id=${request.id}`)).body.results[0].is_late;
  const setDue = (day: string) =>
    harness.build.sql(
      `insert into staff.rm_summary (request_id, due_date) values ($1, $2)
        on conflict (request_id) do update set due_date = excluded.due_date`,
      [request.id, `${day}T12:00:00Z`],
    );
  expect(await isLate(), 'nothing is due').toBe(false);
  await setDue('2099-03-14');
  expect(await isLate()).toBe(false);
  await setDue('2020-03-14');
  expect(await isLate()).toBe(true);
  await writeScore(review, request, reviewer, true);
  expect(await isLate(), 'all reviews are in').toBe(false);
});

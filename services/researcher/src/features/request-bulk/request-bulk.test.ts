/** One command over many requests: what has changed is refused with the reason, and delays nothing else. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories, mailTo, type TestRequest } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let reviewer: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  reviewer = await harness.build.person({ roles: ['sfari_reviewer'] });
});
afterAll(() => harness.stop());

type Row = { readonly id: number; readonly modified: string };
/** The rows as a list shows them. */
const listRows = async (requests: readonly TestRequest[], as = admin): Promise<Row[]> => {
  const ids = requests.map(({ id }) => id).join(',');
  const { body } = await harness.call(`GET /request/?id__in=${ids}&limit=100&ordering=id`, { as });
  return (body.results as Row[]).map(({ id, modified }) => ({ id, modified }));
};
const send = (body: object, as?: TestPerson) =>
  harness.call('POST /request/bulk/', { ...(as ? { as } : {}), body });
const assign = (rows: readonly Row[], as?: TestPerson) =>
  send({ command: 'assign_reviewer', reviewer: reviewer.id, reviewer_role: 1, rows }, as);
async function buildMany(
  count: number,
  options: Parameters<typeof make.request>[0] = {},
): Promise<TestRequest[]> {
  const built: TestRequest[] = [];
  while (built.length < count) built.push(await make.request({ status: 2, ...options }));
  return built;
}
const countReviews = async (requests: readonly TestRequest[]): Promise<number> => {
  const rows = await harness.build.sql('select 1 from researcher.review where request_id = any($1)', [
    requests.map(({ id }) => id),
  ]);
  return rows.length;
};

describe('assigning a reviewer to forty selected requests', () => {
  it('does 38 and says why not of the two that have changed [P6-02]', async () => {
    const requests = await buildMany(40);
    const rows = await listRows(requests);
    const [decided, touched] = requests;
    if (!decided || !touched) throw new Error('there are forty');
    const seen = await harness.call(`GET /request/${decided.id}/`, { as: admin });
    await harness.call(`POST /request/${decided.id}/decision/`, {
      as: admin,
      headers: { 'If-Match': seen.headers.get('etag') ?? '' },
      body: { status: 5, email: mailTo(decided) },
    });
    await harness.call(`PATCH /request/${touched.id}/`, {
      as: admin,
      body: { zendesk_ticket_ids: ['12'] },
    });
    const answer = await assign(rows, admin);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ done: 38, refused: 2 });
    expect(answer.body.results).toHaveLength(40);
    const refused = (answer.body.results as { id: number; outcome: string }[]).filter(
      ({ outcome }) => outcome === 'refused',
    );
    expect(refused).toEqual([
      {
        id: decided.id,
        outcome: 'refused',
        code: 'STALE',
        detail: 'It changed after you selected it. It is now Rejected.',
      },
      {
        id: touched.id,
        outcome: 'refused',
        code: 'STALE',
        detail: 'It changed after you selected it. It is now Submitted.',
      },
    ]);
    expect(await countReviews(requests)).toBe(38);
    expect(await make.readStatus(touched)).toBe(2);
    // The two are tried again as they are now: one is available, the other says why not.
    const again = await assign(await listRows([decided, touched]), admin);
    expect(again.body).toMatchObject({
      done: 1,
      refused: 1,
      results: [
        { id: decided.id, code: 'WRONG_STATE', detail: 'Reviewers can no longer be assigned' },
        { id: touched.id, outcome: 'done', code: null, detail: null },
      ],
    });
  });

  it('gives each request one primary reviewer when two people assign the same forty in parallel [P6-02]', async () => {
    const requests = await buildMany(40);
    const rows = await listRows(requests);
    const answers = await Promise.all([assign(rows, admin), assign(rows.toReversed(), admin)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.reduce((sum, { body }) => sum + (body.done as number), 0)).toBe(40);
    expect(await countReviews(requests)).toBe(40);
    const refused = answers
      .flatMap(({ body }) => body.results as { outcome: string; code: string; detail: string }[])
      .filter(({ outcome }) => outcome === 'refused');
    expect(refused).toHaveLength(40);
    expect(
      refused.filter(({ code, detail }) => code !== 'STALE' || !detail.includes('Under Review')),
    ).toEqual([]);
  });
});

it('evaluates each row by the caller’s own rights: what is unseen is not found, what is not theirs is forbidden', async () => {
  const manager = await harness.build.person({ roles: ['abn_proj_mgr'] });
  const [plain] = await buildMany(1);
  const [tissue] = await buildMany(1, { type: 8 });
  if (!plain || !tissue) throw new Error('there is one of each');
  const [plainRow, tissueRow] = [await listRows([plain]), await listRows([tissue])];
  const byManager = await assign([...plainRow, ...tissueRow], manager);
  expect(byManager.body).toMatchObject({
    done: 1,
    refused: 1,
    results: [
      { id: plain.id, code: 'NOT_FOUND' },
      { id: tissue.id, outcome: 'done' },
    ],
  });
  const readOnly = await harness.build.person({ roles: ['internal_read_only'] });
  expect((await assign(plainRow, readOnly)).body).toMatchObject({
    done: 0,
    results: [{ id: plain.id, code: 'FORBIDDEN' }],
  });
  // An owner with a role of staff does not comment on their own request.
  const owner = await harness.build.person({ roles: ['sfari_admin', 'primary_researcher'] });
  const own = await make.request({ owner, status: 2 });
  expect(
    (await send({ command: 'comment', rows: await listRows([own]), text: 'x' }, owner)).body,
  ).toMatchObject({ done: 0, refused: 1 });
});

it('says of a reviewer who must not review one of the requests which it is, and why', async () => {
  const [plain] = await buildMany(1);
  const [match] = await buildMany(1, { type: 4 });
  if (!plain || !match) throw new Error('there is one of each');
  const answer = await assign(await listRows([plain, match]), admin);
  expect(answer.body.results).toEqual([
    { id: plain.id, outcome: 'done', code: null, detail: null },
    {
      id: match.id,
      outcome: 'refused',
      code: 'INVALID_INPUT',
      detail: expect.stringContaining('Research Match Internal Reviewer'),
    },
  ]);
});

it('adds a comment to each of them, once', async () => {
  const requests = await buildMany(3);
  const answer = await send(
    { command: 'comment', rows: await listRows(requests), text: '<p>For the next meeting</p>' },
    admin,
  );
  expect(answer.body).toMatchObject({ done: 3, refused: 0 });
  for (const { id } of requests)
    expect(
      await harness.build.sql('select text from researcher.comment where request_id = $1', [id]),
    ).toEqual([{ text: '<p>For the next meeting</p>' }]);
});

it('moves twelve applications to the meeting, of which two have changed, and says why [S2.3-06]', async () => {
  const requests = await buildMany(12, { type: 4, status: 3, complete: false });
  const rows = await listRows(requests);
  const [moved, touched] = requests;
  if (!moved || !touched) throw new Error('there are twelve');
  await harness.call(`POST /request/${moved.id}/move-to-meeting/`, { as: admin });
  await harness.call(`PATCH /request/${touched.id}/`, { as: admin, body: { zendesk_ticket_ids: ['7'] } });
  const answer = await send({ command: 'move_to_meeting', rows }, admin);
  expect(answer.body).toMatchObject({ done: 10, refused: 2 });
  expect(
    (answer.body.results as { outcome: string; detail: string }[]).flatMap(({ outcome, detail }) =>
      outcome === 'refused' ? [detail] : [],
    ),
  ).toEqual([
    'It changed after you selected it. It is now Review Meeting.',
    'It changed after you selected it. It is now Under Review.',
  ]);
  expect(await make.readStatus(touched)).toBe(3);
  const rest = await Promise.all(requests.slice(2).map((request) => make.readStatus(request)));
  expect(new Set(rest)).toEqual(new Set([8]));
  const reviewerOnly = await harness.build.person({ roles: ['rm_admin'] });
  expect(
    (await send({ command: 'move_to_meeting', rows: await listRows([touched]) }, reviewerOnly)).body.results,
  ).toMatchObject([{ outcome: 'refused', code: 'FORBIDDEN' }]);
});

it('answers 400, 401 and 403 to invalid and unauthorized calls', async () => {
  const [request] = await buildMany(1);
  if (!request) throw new Error('there is one');
  const [row] = await listRows([request]);
  if (!row) throw new Error('it is listed');
  const many = Array.from({ length: 101 }, (_, index) => ({
    id: index + 1,
    modified: '2026-01-01T00:00:00Z',
  }));
  for (const rows of [[], [row, row], many, [{ id: request.id }]])
    expect((await assign(rows as Row[], admin)).status).toBe(400);
  expect((await send({ command: 'approve', rows: [row] }, admin)).status).toBe(400);
  expect((await send({ command: 'comment', rows: [row], text: ' ' }, admin)).status).toBe(400);
  expect((await assign([row])).status).toBe(401);
  expect((await assign([row], await harness.build.person({ roles: ['primary_researcher'] }))).status).toBe(
    403,
  );
  expect(await countReviews([request])).toBe(0);
});

/** Windows begin the reviews of many requests, each once; those that follow while a window is open join it. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories, type TestRequest } from '../../../testing/index.ts';
import { createWindowSteps, dayFromNow } from './window.fixtures.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let steps: ReturnType<typeof createWindowSteps>;
let admin: TestPerson;
let first: TestPerson;
let second: TestPerson;

const person = () => harness.build.person({ roles: ['internal_reviewer'], institution: null });
beforeAll(async () => {
  harness = await startHarness(definition, {}, { runs: 'events' });
  make = createRequestFactories(harness);
  steps = createWindowSteps(harness, () => admin.id);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  [first, second] = [await person(), await person()];
});
afterAll(() => harness.stop());
beforeEach(() => steps.reset());

const wait = (type: 4 | 5 | 8 = 4) => make.request({ type, complete: false });
async function waitFor(reviewer: TestPerson, role: 1 | 2 | 3 = 1, type: 4 | 5 | 8 = 4): Promise<TestRequest> {
  const request = await wait(type);
  await make.review(request, reviewer, role);
  return request;
}
const assign = (request: { id: number }, reviewer: TestPerson, reviewer_role = 1) =>
  harness.call('POST /review/', {
    as: admin,
    body: { request: request.id, reviewer: reviewer.id, reviewer_role },
  });
const statuses = (requests: readonly TestRequest[]) =>
  Promise.all(requests.map((one) => make.readStatus(one)));

describe('beginning the reviews', () => {
  it('moves requests and renewals with a primary reviewer, dates them, and mails each reviewer once [S4.4-01 S4.4-03]', async () => {
    const requests = [await waitFor(first), await waitFor(first, 1, 5), await waitFor(second)];
    const [mixed] = requests;
    if (!mixed) throw new Error('there are three');
    await make.review(mixed, second, 2);
    const others = [await wait(), await waitFor(first, 3), await make.request({ type: 1 })];
    const answer = await steps.begin(1, { due: '2099-12-31' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ window: 1, due_date: '2099-12-31' });
    expect(answer.body.results).toEqual(
      requests.map(({ id, code }) => ({
        id,
        sfari_request_id: code,
        outcome: 'done',
        code: null,
        detail: null,
      })),
    );
    expect(await statuses([...requests, ...others])).toEqual([3, 3, 3, 2, 2, 2]);
    expect(await steps.changesTo(mixed, 3)).toEqual([{ actor_id: admin.id }]);
    expect(await steps.readReviews(mixed)).toEqual(
      Array.from({ length: 2 }, () => ({ quarter: 'Q3 2026', due_date: '2099-12-31' })),
    );
    expect((await steps.begunEvents()).map(({ request_id: id }) => id)).toEqual(requests.map(({ id }) => id));
    const mails = await steps.mails('reviews_begun');
    expect(mails.flatMap(({ to }) => to).toSorted()).toEqual([first.email, second.email].toSorted());
    const toFirst = mails.find(({ to }) => to[0] === first.email);
    expect(toFirst?.subject).toBe('The reviews of Q3 2026 have started and are due on 12/31/2099');
    for (const { code } of requests.slice(0, 2)) expect(toFirst?.body).toContain(code);
    expect(toFirst?.body).not.toContain(requests[2]?.code);
  });

  it.each([
    ['research_match', 4],
    ['abn_tissue', 8],
  ] as const)(
    'of forty who begin %s in parallel moves each request once and mails each reviewer once [S4.4-01 S4.4-03 S2.4-06]',
    async (kind, type) => {
      const requests: TestRequest[] = [];
      while (requests.length < 12)
        requests.push(await waitFor(requests.length % 2 ? first : second, 1, type));
      const answers = await Promise.all(Array.from({ length: 40 }, () => steps.begin(7, { kind })));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      const done = answers.flatMap(({ body }) => body.results as { id: number; outcome: string }[]);
      expect(new Set(done.map(({ id }) => id))).toEqual(new Set(requests.map(({ id }) => id)));
      expect(done).toHaveLength(requests.length);
      for (const request of requests) expect(await steps.changesTo(request, 3)).toHaveLength(1);
      expect(await steps.mails('reviews_begun')).toHaveLength(2);
      expect(await steps.begunEvents()).toHaveLength(12);
    },
  );

  it.each([
    ['research_match', 4],
    ['abn_tissue', 8],
  ] as const)(
    'of %s against owners who withdraw ends for each request in one of the two, and says which',
    async (kind, type) => {
      const requests: TestRequest[] = [];
      while (requests.length < 6) requests.push(await waitFor(first, 1, type));
      const [begun, ...withdrawals] = await Promise.all([
        steps.begin(2, { kind }),
        ...requests.map(({ id, owner }) =>
          harness.call(`POST /request/${id}/withdraw/`, { as: owner, body: { reason: 'Not needed' } }),
        ),
      ]);
      const results = begun.body.results as { id: number; outcome: string; detail: string | null }[];
      for (const [index, request] of requests.entries()) {
        const isWithdrawn = withdrawals[index]?.status === 200;
        expect(await make.readStatus(request)).toBe(isWithdrawn ? 11 : 3);
        const rows = results
          .filter(({ id }) => id === request.id)
          .map(({ outcome, detail }) => detail ?? outcome);
        // Withdrawn before the list was read, it is in no row.
        const expected = isWithdrawn
          ? [[], ['It changed while the reviews were starting. It is now Withdrawn.']]
          : [['done']];
        expect(expected).toContainEqual(rows);
      }
    },
  );

  it('leaves no one behind whose reviewer is assigned at the same moment', async () => {
    const requests: TestRequest[] = [await waitFor(first)];
    while (requests.length < 7) requests.push(await wait());
    await Promise.all([
      steps.begin(3),
      ...requests.slice(1).map((request) => assign(request, first)),
      steps.begin(3),
    ]);
    expect(await statuses(requests)).toEqual(requests.map(() => 3));
  });

  it('begins renewals with a reviewer of role 3 in the second window, and nothing else [S2.4-05]', async () => {
    const renewal = await waitFor(first, 3, 5);
    const others = [await waitFor(first, 1, 5), await waitFor(first, 3), await waitFor(first)];
    await steps.begin(4, { kind: 'research_match_renewal' });
    expect(await statuses([renewal, ...others])).toEqual([3, 2, 2, 2]);
    const late = await wait(5);
    expect((await assign(late, second, 3)).status).toBe(201);
    expect(await make.readStatus(late)).toBe(3);
  });

  it('of tissue begins requests only with a primary reviewer; pilots and data begin with the assignment [S2.4-06]', async () => {
    const tissue = await waitFor(first, 1, 8);
    const others = [await waitFor(first, 3, 8), await waitFor(first), await make.request({ type: 7 })];
    const { body } = await steps.begin(8, { kind: 'abn_tissue' });
    expect(body.results).toMatchObject([{ id: tissue.id, outcome: 'done' }]);
    expect(await statuses([tissue, ...others])).toEqual([3, 2, 2, 2]);
    const [mail] = await steps.mails('reviews_begun');
    expect(mail?.to).toEqual([first.email]);
    expect(mail?.body).toContain(`: /abn-review/${tissue.id}#own-review `);
    const bell = await harness.build.sql<{ data: { redirect: string } }>(
      "select data from jobs.job where name like 'notification.requested%'",
    );
    expect(bell.map(({ data }) => data.redirect)).toEqual([`/abn-review/${tissue.id}#own-review`]);
  });

  it('of tissue is joined by who gets a primary reviewer while it is open, and left when that is undone [S2.4-06]', async () => {
    const abn = await harness.build.person({ roles: ['abn_reviewer'], institution: null });
    await waitFor(abn, 1, 8);
    const early = await wait(8);
    expect((await assign(early, abn, 3)).status).toBe(201);
    expect(await make.readStatus(early)).toBe(2);
    await steps.begin(9, { kind: 'abn_tissue' });
    expect(await make.readStatus(early)).toBe(2);
    const late = await wait(8);
    const assigned = await assign(late, abn);
    expect(assigned.body.request.status).toBe(3);
    expect(await steps.readReviews(late)).toEqual([{ quarter: 'Q3 2026', due_date: dayFromNow(20) }]);
  });

  it('answers with the window that is open, and begins nothing for another', async () => {
    await waitFor(first);
    await steps.begin(5, { due: dayFromNow(9) });
    const late = await waitFor(second);
    expect((await steps.begin(6, { due: dayFromNow(30) })).body).toEqual({
      window: 5,
      due_date: dayFromNow(9),
      results: [],
    });
    expect(await make.readStatus(late)).toBe(2);
    expect((await steps.begin(5, { due: dayFromNow(9) })).body.results).toHaveLength(1);
  });

  it('is called only by the staff service', async () => {
    const waiting = await waitFor(first);
    for (const service of ['core', 'tissue', 'researcher'] as const)
      expect((await steps.begin(1, {}, service)).status).toBe(403);
    expect((await harness.call('POST /review-begin/', { as: admin, body: {} })).status).toBe(403);
    expect((await harness.call('POST /review-begin/', { body: {} })).status).toBe(401);
    expect((await steps.begin(1, { due: '2026-02-30' })).status).toBe(400);
    expect(await make.readStatus(waiting)).toBe(2);
  });
});

describe('while a window is open', () => {
  it('a request joins immediately that gets its primary reviewer; they and the others are notified [S4.4-01 P5-02]', async () => {
    await waitFor(first);
    await steps.begin(8, { due: '2099-12-31' });
    const late = await waitFor(second, 2);
    await harness.build.sql('delete from jobs.job');
    expect((await assign(late, first)).status).toBe(201);
    expect(await make.readStatus(late)).toBe(3);
    expect((await steps.begunEvents())[0]).toMatchObject({ request_id: late.id, due_date: '2099-12-31' });
    expect((await steps.readReviews(late)).map(({ due_date: due }) => due)).toEqual([
      '2099-12-31',
      '2099-12-31',
    ]);
    expect(await steps.mails('reviews_begun')).toEqual([]);
    await steps.passTime();
    await harness.eventually(async () => (await steps.mails('review_assigned')).length === 1);
    await harness.eventually(async () => (await steps.mails('reviews_begun')).length > 0);
    expect((await steps.mails('review_assigned'))[0]).toMatchObject({
      to: [first.email],
      body: expect.stringContaining('Your review is due on 12/31/2099.'),
    });
    const results = (await steps.mails('reviews_begun')).flatMap(({ to }) => to);
    expect(results).toContain(second.email);
    const third = await person();
    await assign(late, third, 3);
    expect((await steps.readReviews(late)).at(-1)).toEqual({ quarter: 'Q3 2026', due_date: '2099-12-31' });
  });

  it('an assignment that is undone takes the request out again, and no one is notified', async () => {
    await waitFor(first);
    await steps.begin(9);
    const late = await waitFor(second, 2);
    await harness.build.sql('delete from jobs.job');
    const { body } = await assign(late, first);
    expect((await harness.call(`POST /review/${body.id}/undo/`, { as: admin })).status).toBe(204);
    expect(await make.readStatus(late)).toBe(2);
    await steps.passTime();
    await harness.eventually(
      async () =>
        (
          await harness.build.sql(
            "select 1 from jobs.job where name = 'review.begun-news-due.researcher' and state = 'completed'",
          )
        ).length === 1,
    );
    expect(await steps.mails('reviews_begun')).toEqual([]);
  });

  it('a request that returns to its reviewer is under review; before a window it waits', async () => {
    const back = await make.request({ type: 4, status: 6 });
    await make.irb(back.project);
    await make.review(back, first);
    await waitFor(second);
    await steps.begin(10);
    expect((await harness.call(`POST /request/${back.id}/submit/`, { as: back.owner })).body.status).toBe(2);
    await harness.eventually(async () => (await make.readStatus(back)) === 3);
  });

  it('is until the end of the due date, by the foundation’s clock', async () => {
    const [today, yesterday] = [await waitFor(first), await wait()];
    await steps.begin(11, { due: dayFromNow(0) });
    expect(await make.readStatus(today)).toBe(3);
    await harness.build.sql('update researcher.open_window set due_date = due_date - 1 where window_id = 11');
    await assign(yesterday, first);
    expect(await make.readStatus(yesterday)).toBe(2);
    expect((await steps.begin(12)).body).toMatchObject({ window: 12, results: [{ id: yesterday.id }] });
  });
});

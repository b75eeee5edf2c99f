/** A window gets another due date: its reviews follow, and whatever joins from then on has it. */
import { ReviewWindowRedated } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { emitEvent, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories } from '../../../testing/index.ts';
import { createWindowSteps, dayFromNow } from './window.fixtures.ts';

const [DUE, SOONER, LATER] = [dayFromNow(20), dayFromNow(10), dayFromNow(30)];

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let steps: ReturnType<typeof createWindowSteps>;
let admin: TestPerson;
let reviewer: TestPerson;
let window = 40;

beforeAll(async () => {
  harness = await startHarness(definition, {}, { runs: 'events' });
  make = createRequestFactories(harness);
  steps = createWindowSteps(harness, () => admin.id);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  reviewer = await harness.build.person({ roles: ['internal_reviewer'], institution: null });
});
afterAll(() => harness.stop());
beforeEach(async () => {
  await steps.reset();
  window += 1;
});

async function waitFor(type: 4 | 5 = 4, role: 1 | 3 = 1) {
  const request = await make.request({ type, complete: false });
  await make.review(request, reviewer, role);
  return request;
}
const redate = (due_date: string, revision: number, of = window) =>
  emitEvent(harness.database, ReviewWindowRedated, {
    window_id: of,
    kind: 'research_match',
    due_date,
    revision,
    actor_id: admin.id,
  });
const getDays = async (request: { readonly id: number }) =>
  (await steps.readReviews(request)).map(({ due_date: day }) => day);
/** Everything that was queued has been handled. */
const awaitAll = () =>
  harness.eventually(
    async () =>
      (
        await harness.build.sql(
          "select 1 from jobs.job where name like 'review-window.redated%' and state <> 'completed'",
        )
      ).length === 0,
  );

it('dates the reviews that the window began, by the person who changed it, and those that join later', async () => {
  const [begun, met] = [await waitFor(), await waitFor()];
  await make.review(begun, admin, 2);
  await steps.begin(window, { due: DUE });
  const elsewhere = await make.request({ type: 4, status: 3 });
  await make.review(elsewhere, reviewer);
  await harness.call(`POST /request/${met.id}/move-to-meeting/`, { as: admin });
  await redate(LATER, 2);
  await harness.eventually(async () => (await getDays(begun)).every((day) => day === LATER));
  expect(await getDays(begun)).toEqual([LATER, LATER]);
  expect([await getDays(met), await getDays(elsewhere)]).toEqual([[DUE], [null]]);
  expect(
    await harness.build.sql(
      `select actor_id from audit.log where model = 'review' and changes ->> 'due_date' is not null
        and changes -> 'due_date' ->> 1 = $1 group by actor_id`,
      [LATER],
    ),
  ).toEqual([{ actor_id: admin.id }]);
  const late = await make.request({ type: 4, complete: false });
  const body = { request: late.id, reviewer: reviewer.id, reviewer_role: 1 };
  expect((await harness.call('POST /review/', { as: admin, body })).status).toBe(201);
  expect(await getDays(late)).toEqual([LATER]);
});

it('ends with the newest date, whichever is heard of last and however often', async () => {
  const begun = await waitFor();
  await steps.begin(window, { due: DUE });
  await redate(LATER, 3);
  await awaitAll();
  await redate(SOONER, 2);
  await redate(LATER, 3);
  await awaitAll();
  expect(await getDays(begun)).toEqual([LATER]);
});

it('of a window that is over, or of another one, changes nothing', async () => {
  const begun = await waitFor();
  await steps.begin(window, { due: DUE });
  await redate(LATER, 2, window - 1);
  await redate(LATER, 2, 2_000_000_000);
  await awaitAll();
  expect(await getDays(begun)).toEqual([DUE]);
});

it('leaves no review behind that is assigned at the same moment', async () => {
  await waitFor();
  await steps.begin(window, { due: DUE });
  const requests = await Promise.all(
    Array.from({ length: 8 }, () => make.request({ type: 4, complete: false })),
  );
  await Promise.all([
    ...requests.map(({ id: request }) =>
      harness.call('POST /review/', {
        as: admin,
        body: { request, reviewer: reviewer.id, reviewer_role: 1 },
      }),
    ),
    redate(LATER, 2),
  ]);
  await awaitAll();
  const days = async () => (await Promise.all(requests.map(getDays))).flat();
  await harness.eventually(async () => (await days()).every((day) => day === LATER));
  expect(await days()).toEqual(requests.map(() => LATER));
});

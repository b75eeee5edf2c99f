/** The owner hears of archiving and suspending once it can no longer be undone (decision 216). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories, type TestRequest } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition, {}, { runs: 'events' });
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness?.stop());

const decide = async ({ id }: TestRequest, status: number): Promise<void> => {
  const answer = await harness.call(`POST /request/${id}/decision/`, { as: admin, body: { status } });
  expect(answer.status).toBe(200);
};
const readBell = async ({ id }: TestRequest) =>
  (await make.queued('notification', `decision:${id}:`)).map(({ data }) => data['message']);

/** The seconds of Undo go by, and what was due is done. */
async function passUndo({ id }: TestRequest): Promise<void> {
  const due = "name = 'request.decision-news-due.researcher' and data ->> 'request_id' = $1";
  await harness.build.sql(
    "update researcher.request_status_change set at = at - interval '12 seconds' where request_id = $1",
    [id],
  );
  await harness.build.sql(`update jobs.job set start_after = now() where ${due}`, [String(id)]);
  await harness.eventually(async () => {
    const open = `select 1 from jobs.job where ${due} and state not in ('completed', 'failed')`;
    return (await harness.build.sql(open, [String(id)])).length === 0;
  });
}

describe.each([
  [13, 'Archived'],
  [14, 'Suspended'],
])('of status %i the owner', (status, label) => {
  it('hears once Undo is over, and then of the way back too', async () => {
    const request = await make.request({ status: 7 });
    await decide(request, status);
    expect(await readBell(request)).toEqual([]);
    await passUndo(request);
    expect(await readBell(request)).toEqual([`${request.code} is now ${label}`]);
    await decide(request, 7);
    expect(await readBell(request)).toEqual([
      `${request.code} is now ${label}`,
      `${request.code} is now Fulfilled`,
    ]);
  });

  it('hears nothing where it was undone', async () => {
    const request = await make.request({ status: 7 });
    await decide(request, status);
    await decide(request, 7);
    await passUndo(request);
    expect(await readBell(request)).toEqual([]);
  });
});

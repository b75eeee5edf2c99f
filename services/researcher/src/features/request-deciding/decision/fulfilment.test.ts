import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { definition } from '../../../app.ts';
import { createRequestFactories, type TestRequest } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness?.stop());
const decide = (id: number, status: number) =>
  harness.call(`POST /request/${id}/decision/`, { as: admin, body: { status } });
const ledger = async (request: TestRequest): Promise<string[]> =>
  (
    await harness.build.sql<{ line: string }>(
      "select user_id || ' ' || access_type || ' ' || status as line from researcher.dataset_access where request_id = $1 order by 1",
      [request.id],
    )
  ).map((row) => row.line);

describe('access to datasets follows the status', () => {
  it('is given with Fulfilled for 1095 days, taken with Suspended immediately, and given back without lasting longer [R4-34 R4-39 R4-31]', async () => {
    const colleague = await harness.build.person();
    const request = await make.request({ status: 4, team: [colleague] });
    const people = [request.owner.id, colleague.id].map(String).toSorted();
    const lines = (status: string) => people.map((id) => `${id} Globus ${status}`);

    const fulfilled = await decide(request.id, 7);
    expect(fulfilled.status).toBe(200);
    const days = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 86_400_000;
    const { fulfillment_date: start, expiration_date: end } = fulfilled.body;
    expect(days(start, end)).toBe(1095);
    expect(await ledger(request)).toEqual(lines('granted'));

    expect((await decide(request.id, 14)).body.status).toBe(14);
    expect(await ledger(request)).toEqual(lines('revoked'));
    const restored = await decide(request.id, 7);
    expect(restored.body).toMatchObject({ fulfillment_date: start, expiration_date: end });
    expect(await ledger(request)).toEqual(lines('granted'));

    expect((await decide(request.id, 13)).status).toBe(200);
    expect(await ledger(request)).toEqual(lines('revoked'));
  });

  it('waits for the team and for the institution’s agreement', async () => {
    const request = await make.request({ status: 4 });
    await harness.build.sql('update core.user_institution set joinder_date = null where user_id = $1', [
      request.owner.id,
    ]);
    const refused = await decide(request.id, 7);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain('agreement');
    const institution = await harness.build.institution({ status: 2 });
    const other = await make.request({ status: 4, owner: await harness.build.person({ institution }) });
    expect((await decide(other.id, 7)).body.code).toBe('WRONG_STATE');
    expect(await ledger(request)).toEqual([]);
  });
});

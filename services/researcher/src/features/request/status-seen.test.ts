/** Core, staff and tissue read the status of a request in its table, so they know of a change with its commit (decision 264). */
import { startHarness, type Harness } from '@portal/core/testing';
import { involvementView } from '@portal/contract/service-dependencies';
import { openDatabase, sql, trustedSql, type Database } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { definition } from '../../app.ts';
import { createRequestFactories, mailTo, type TestRequest } from '../../testing/index.ts';

/** What each service reads, with the rights of its own login. */
const READ = {
  core: [`select request_id as id, status from ${involvementView('owner')}`],
  staff: [
    'select id, status from researcher_api.request',
    'select request_id as id, status from researcher_api.review_state',
  ],
  tissue: ['select id, status from researcher_api.request'],
} as const;
const SERVICES = Object.keys(READ) as (keyof typeof READ)[];

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
const databases = {} as Record<keyof typeof READ, Database>;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  for (const service of SERVICES)
    databases[service] = openDatabase({ url: harness.database.connectionUrl(service), maximum: 1 });
});
afterAll(async () => {
  for (const service of SERVICES) await databases[service]?.close();
  await harness?.stop();
});

const Status = z.object({ status: z.int() });
async function statusesSeen({ id }: TestRequest): Promise<Record<string, number[]>> {
  const seen: Record<string, number[]> = {};
  for (const service of SERVICES)
    for (const statement of READ[service]) {
      const rows = await databases[service].rows(
        Status,
        sql`select distinct status from (${trustedSql(statement)}) found where id = ${id}`,
      );
      (seen[service] ??= []).push(...rows.map(({ status }) => status));
    }
  return seen;
}

it('a changed status is there for core, staff and tissue with the answer that changed it [P11-01]', async () => {
  const request = await make.request({ type: 8, status: 2 });
  await make.irb(request.project);
  const reviewer = await harness.build.person({ roles: ['abn_reviewer'] });
  await make.review(request, reviewer);
  const all = (status: number) => ({ core: [status], staff: [status, status], tissue: [status] });
  expect(await statusesSeen(request)).toEqual(all(2));
  for (const [status, body] of [
    [4, { email: mailTo(request) }],
    [7, {}],
    [14, {}],
    [7, {}],
  ] as const) {
    const answer = await harness.call(`POST /request/${request.id}/decision/`, {
      as: admin,
      body: { status, ...body },
    });
    expect(answer.status).toBe(200);
    expect(await statusesSeen(request)).toEqual(all(status));
  }
});

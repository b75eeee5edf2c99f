/** An approved tissue request asks core for its agreement (decision 363). */
import { buildTransfer, startHarness, type Harness } from '@portal/core/testing';
import { openDatabase, transact, type Database } from '@portal/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { buildSubmittedCollection, buildRequest, type BuiltRequest } from '../../../testing/index.ts';
import { changeStatusWithEffects } from './change-status.ts';
import { askForMissingAgreements } from './transfer-agreement.ts';

let h: Harness;
let database: Database;
beforeAll(async () => {
  h = await startHarness(definition);
  database = openDatabase({ url: h.database.connectionUrl('researcher'), maximum: 1 });
});
afterAll(async () => {
  await database?.close();
  await h?.stop();
});

const asked = async ({ id }: Pick<BuiltRequest, 'id'>) =>
  (
    await h.build.sql<{ data: object }>(
      "select data from jobs.job where name = 'transfer-agreement.due.core' and data ->> 'request_id' = $1",
      [String(id)],
    )
  ).map(({ data }) => data);
const approve = (request: BuiltRequest) =>
  transact(database, { actorId: null }, (work) =>
    changeStatusWithEffects(work, { id: request.id, from: 3, to: 4 }),
  );
const restart = (setting?: string) =>
  askForMissingAgreements({
    database,
    environment: { variables: setting === undefined ? {} : { REQUIRE_MTA: setting } } as never,
  });

it('reports what the agreement says of it, the moment it becomes Approved', async () => {
  const request = await buildRequest(h.build, {
    type: 8,
    status: 3,
    answers: { brain_area: 'Amygdala', tissue_needed: '500 mg of each donor.' },
  });
  await buildSubmittedCollection(h.build, { request, donors: ['00000000000000a1', '00000000000000a2'] });
  expect(await asked(request)).toEqual([]);
  await approve(request);
  expect(await asked(request)).toEqual([
    expect.objectContaining({
      request_id: request.id,
      code: request.code,
      project_title: request.projectTitle,
      institution_id: request.owner.institutionId,
      recipient_id: request.owner.id,
      donors: 2,
      tissue: 'Amygdala: 500 mg of each donor.',
    }),
  ]);
});

it('is nothing that a request of another type does', async () => {
  const request = await buildRequest(h.build, { type: 1, status: 3 });
  await approve(request);
  expect(await asked(request)).toEqual([]);
});

it('is made up for at the next start, and asked once where one exists', async () => {
  const [without, having] = [
    await buildRequest(h.build, { type: 7, status: 4 }),
    await buildRequest(h.build, { type: 7, status: 4 }),
  ];
  for (const request of [without, having])
    await buildSubmittedCollection(h.build, { request, donors: ['00000000000000a1'] });
  const institution = { id: having.owner.institutionId ?? 0, name: 'University' };
  await buildTransfer(h.build, { request: having, recipient: having.owner, institution, state: 'declined' });
  await restart('off');
  expect(await asked(without)).toEqual([]);
  await restart();
  expect([(await asked(without)).length, (await asked(having)).length]).toEqual([1, 0]);
});

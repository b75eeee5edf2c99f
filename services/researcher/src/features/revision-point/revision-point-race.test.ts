/** Points that meet a decision or a submission: one order, and nothing half done. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories, mailTo, type TestRequest } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
const ROUNDS = 8;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness.stop());

const mark = (request: TestRequest, text: string) =>
  harness.call('POST /revision-point/', {
    as: admin,
    body: { request: request.id, place: 'part.team', text },
  });
const getEtag = async (request: TestRequest) =>
  (await harness.call(`GET /request/${request.id}/`, { as: admin })).headers.get('etag') ?? '';
const decide = (request: TestRequest, etag: string, body: object) =>
  harness.call(`POST /request/${request.id}/decision/`, {
    as: admin,
    headers: { 'If-Match': etag },
    body: { status: 6, email: mailTo(request), ...body },
  });
const list = async (request: TestRequest) =>
  (await harness.call(`GET /revision-point/?request=${request.id}`, { as: admin })).body.results;

it('a point that is marked while someone decides is sent with the decision, or refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const request = await make.request({ status: 3 });
    await mark(request, 'First');
    const etag = await getEtag(request);
    const [second, decision] = await Promise.all([mark(request, 'Second'), decide(request, etag, {})]);
    expect(decision.status).toBe(200);
    expect([201, 409]).toContain(second.status);
    const points = await list(request);
    expect(points).toHaveLength(second.status === 201 ? 2 : 1);
    for (const point of points) expect(point.round).toBe(1);
    const [mail] = await make.queued('mail', `decision:${request.id}`);
    expect(mail?.data.body.includes('Second')).toBe(second.status === 201);
  }
});

it('nothing is sent that the deciding person has not read', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const request = await make.request({ status: 3 });
    const { body: first } = await mark(request, 'First');
    const etag = await getEtag(request);
    const [second, decision] = await Promise.all([
      mark(request, 'Second'),
      decide(request, etag, { points: [first.id] }),
    ]);
    expect([second.status, decision.status]).toEqual(second.status === 201 ? [201, 409] : [409, 200]);
    if (decision.status === 200) continue;
    expect(decision.body).toMatchObject({
      code: 'WRONG_STATE',
      detail: 'Someone has edited the requested changes. Please review them again',
    });
    expect(await make.readStatus(request)).toBe(3);
    for (const point of await list(request)) expect(point.round).toBeNull();
  }
  const request = await make.request({ status: 3 });
  const { body: gone } = await mark(request, 'First');
  await harness.call(`DELETE /revision-point/${gone.id}/`, { as: admin });
  expect((await decide(request, await getEtag(request), { points: [gone.id] })).status).toBe(409);
});

it('an answer that is saved while the application is submitted counts, or is refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const request = await make.request({ status: 3 });
    await mark(request, 'First');
    await decide(request, await getEtag(request), {});
    const [point] = await list(request);
    const answer = (text: string) =>
      harness.call(`PATCH /revision-point/${point.id}/`, { as: request.owner, body: { answer: text } });
    await answer('Begun');
    const [saved, submitted] = await Promise.all([
      answer('Finished'),
      harness.call(`POST /request/${request.id}/submit/`, { as: request.owner }),
    ]);
    expect(submitted.status).toBe(200);
    expect([200, 409]).toContain(saved.status);
    expect((await list(request))[0].answer).toBe(saved.status === 200 ? 'Finished' : 'Begun');
    expect((await answer('Too late')).status).toBe(409);
  }
});

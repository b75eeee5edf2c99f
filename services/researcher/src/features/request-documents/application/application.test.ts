import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { buildReview, createRequestFactories } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
});
afterAll(() => harness?.stop());

it('is a PDF of the application at any status, inside JSON where that is asked for [R7-18]', async () => {
  const owner = await harness.build.person({ firstName: 'Łucja', lastName: 'Παπαδοπούλου' });
  for (const status of [1, 3, 5, 7] as const) {
    const request = await make.request({ status, owner });
    const path = `GET /request/${request.id}/docs/`;
    const file = await harness.call(path, { as: owner });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="${request.code}-application.pdf"`,
    );
    expect(file.body.startsWith('%PDF-')).toBe(true);
    const json = await harness.call(`${path}?to_base64=true`, { as: owner });
    expect(json.body.file_name).toBe(`${request.code}-application.pdf`);
    expect(Buffer.from(json.body.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  }
});

it('a reviewer gets only what they review, a stranger nothing [R7-18]', async () => {
  const request = await make.request({ status: 3 });
  const reviewer = await harness.build.person({ roles: ['external_reviewer'], institution: null });
  const path = `GET /request/${request.id}/docs/`;
  expect((await harness.call(path, { as: reviewer })).status).toBe(404);
  await buildReview(harness.build, { request, reviewer });
  expect((await harness.call(path, { as: reviewer })).status).toBe(200);
  expect((await harness.call(path, { as: await harness.build.person() })).status).toBe(404);
  expect((await harness.call(path)).status).toBe(401);
  expect((await harness.call(`${path}?to_base64=maybe`, { as: request.owner })).status).toBe(400);
});

import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
});
afterAll(() => harness?.stop());

describe('approval notice', () => {
  it('is a PDF file of an approved or fulfilled request, letters of other alphabets included [R7-17]', async () => {
    const owner = await harness.build.person({ firstName: 'Łucja', lastName: 'Παπαδοπούλου' });
    for (const status of [4, 7] as const) {
      const request = await make.request({ status, owner });
      const path = `GET /request/${request.id}/approval_notice/`;
      const file = await harness.call(path, { as: owner });
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toBe('application/pdf');
      expect(file.headers.get('content-disposition')).toBe(
        `attachment; filename="${request.code}-approval-notice.pdf"`,
      );
      expect(file.body.startsWith('%PDF-')).toBe(true);
      expect(file.body.trimEnd().endsWith('%%EOF')).toBe(true);

      const json = await harness.call(`${path}?to_base64=true`, { as: owner });
      expect(json.body.file_name).toBe(`${request.code}-approval-notice.pdf`);
      expect(Buffer.from(json.body.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('does not exist in any other state, nor for a stranger', async () => {
    for (const status of [1, 2, 3, 5, 12, 14] as const) {
      const request = await make.request({ status });
      const answer = await harness.call(`GET /request/${request.id}/approval_notice/`, { as: request.owner });
      expect(answer.body.code).toBe('WRONG_STATE');
    }
    const request = await make.request({ status: 4 });
    const path = `GET /request/${request.id}/approval_notice/`;
    expect((await harness.call(path, { as: await harness.build.person() })).status).toBe(404);
    expect((await harness.call(path)).status).toBe(401);
    expect((await harness.call(`${path}?to_base64=maybe`, { as: request.owner })).status).toBe(400);
  });
});

/** Who may call what in the staff service, from the tables. */
import { startHarness, type Harness } from '@portal/core/testing';
import { runMatrix, type MatrixReport } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';

let harness: Harness;
let report: MatrixReport;

beforeAll(async () => {
  harness = await startHarness(definition, { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' });
  report = await runMatrix({
    harness,
    service: 'staff',
    accessOnly: {
      'GET /email-info/': { because: 'whether the request may be seen is asked of the service that owns it' },
    },
  });
}, 240_000);
afterAll(() => harness.stop());

it('answers every call as the tables say', () => {
  expect(report.mismatches).toEqual([]);
  expect(report.cases.length).toBeGreaterThan(10);
});

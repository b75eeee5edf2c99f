/** Who may call what in the example-part service, from the tables. */
import { startHarness, type Harness } from '@portal/core/testing';
import { runMatrix, type MatrixReport } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';

let harness: Harness;
let report: MatrixReport;
beforeAll(async () => {
  harness = await startHarness(definition);
  report = await runMatrix({ harness, service: 'example-part', fixtures: {} });
}, 60_000);
afterAll(() => harness.stop());

it('answers everyone as the tables say', () => {
  expect(report.mismatches).toEqual([]);
  expect(report.cases.length).toBeGreaterThan(10);
});

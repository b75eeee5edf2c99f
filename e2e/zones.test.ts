/** What depends on days does the same in whatever zone a server or a browser lives: the tests of those modules, in several. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const FILES = [
  'services/contract/src/basics/days.test.ts',
  'services/contract/src/compliance/rules.test.ts',
  'services/contract/src/basics/quarters.test.ts',
  'services/contract/src/review/windows.test.ts',
  'services/contract/src/request/status-text.test.ts',
  'services/kit/src/database/connection/clock.test.ts',
  'services/researcher/src/features/request/request.stages.test.ts',
  'services/researcher/src/features/review/assignment-rules.test.ts',
  'mfe-researcher/src/features/project-updates/model/months.test.ts',
  'mfe-researcher/src/features/request/model/renewal-due.test.ts',
];

const ZONES = ['America/New_York', 'UTC', 'Pacific/Auckland'];

test(`days are the same in ${ZONES.join(', ')}`, async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(ROOT, 'e2e/zones/run-tests.ts'), ...FILES.map((file) => path.join(ROOT, file))],
    { env: { ...process.env, ZONES: ZONES.join(' ') } },
  );
  expect(JSON.parse(stdout)).toEqual(ZONES.map((zone) => ({ zone, failures: [] })));
});

/**
 * Every row of the core specification has a test that names it, every named row exists, and the table in
 * `services/docs/coverage-core.md` is the one that the titles give. `--write` makes the table.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { CORE_BLOCKS } from './core-rows.ts';
import { coverageDocument } from './document.ts';
import { testsByRow } from './titles.ts';

const DOCUMENT = 'services/docs/coverage-core.md';
const tests = testsByRow();
const rows = CORE_BLOCKS.flatMap(({ id, rows: all }) => all.map((_, index) => `${id}.${index + 1}`));
const text = coverageDocument(CORE_BLOCKS, tests);
if (process.argv.includes('--write')) writeFileSync(DOCUMENT, text);

const problems = [
  ...rows.filter((row) => !tests.has(row)).map((row) => `${row} has no test`),
  ...[...tests.keys()].filter((row) => !rows.includes(row)).map((row) => `${row} is no row`),
];
if (readFileSync(DOCUMENT, 'utf8') !== text)
  problems.push(`${DOCUMENT} is not what the tests say: npm run docs:coverage`);
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(`coverage: ${rows.length} rows, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;

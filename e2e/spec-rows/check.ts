/**
 * Every row of the core specification and of each system that is said to be done has a test that names it, every
 * named row exists, and the tables in `services/docs/coverage-*.md` are those that the titles give. `--write` makes
 * the tables.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { CORE_BLOCKS } from './core-rows.ts';
import { coverageDocument, systemsDocument } from './document.ts';
import { DONE_SYSTEMS } from './done-systems.ts';
import { coverageProblems } from './problems.ts';
import { TABLES } from './tables.ts';
import { testsByRow } from './titles.ts';

const tests = testsByRow();
const coreRows = CORE_BLOCKS.flatMap(({ id, rows }) => rows.map((_, index) => `${id}.${index + 1}`));
const systems = TABLES.flatMap((table) => table.systems);
const documents = [
  { file: 'services/docs/coverage-core.md', text: coverageDocument(CORE_BLOCKS, tests) },
  ...TABLES.map((table) => ({ file: table.document, text: systemsDocument(table, DONE_SYSTEMS, tests) })),
];
if (process.argv.includes('--write')) for (const { file, text } of documents) writeFileSync(file, text);

const problems = [
  ...coverageProblems({ coreRows, systems, done: DONE_SYSTEMS, named: new Set(tests.keys()) }),
  ...documents
    .filter(({ file, text }) => readFileSync(file, 'utf8') !== text)
    .map(({ file }) => `${file} is not what the tests say: npm run docs:coverage`),
];
for (const problem of problems) console.error(`✗ ${problem}`);
const count = coreRows.length + systems.reduce((sum, { rows }) => sum + rows.length, 0);
console.log(`coverage: ${count} rows, ${tests.size} with tests, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;

/**
 * Checks that each row of the core specification, and each row of a system listed as done, is named by a test, and that
 * every named row exists, and that a test of `npm test` names each of them. `--write` also writes the tables row → test,
 * in a folder that is not committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_BLOCKS } from './core-rows.ts';
import { coverageDocument, systemsDocument } from './document.ts';
import { DONE_SYSTEMS } from './done-systems.ts';
import { coverageProblems } from './problems.ts';
import { RESEARCHER_TABLE } from './researcher-rows.ts';
import { SHARED_TABLE } from './shared-rows.ts';
import { STAFF_TABLE } from './staff-rows.ts';
import type { RowTable } from './system-rows.ts';
import { isInUsualRun, testsByRow } from './titles.ts';

/** Rows that are grouped by system. Part 1 has its own table, `core-rows.ts`. */
const TABLES: readonly RowTable[] = [RESEARCHER_TABLE, STAFF_TABLE, SHARED_TABLE];
const tests = testsByRow();
const coreRows = CORE_BLOCKS.flatMap(({ id, rows }) => rows.map((_, index) => `${id}.${index + 1}`));
const systems = TABLES.flatMap((table) => table.systems);
const FOLDER = 'coverage/spec-rows';
if (process.argv.includes('--write')) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'core.md'), coverageDocument(CORE_BLOCKS, tests));
  for (const table of TABLES)
    writeFileSync(path.join(FOLDER, table.document), systemsDocument(table, DONE_SYSTEMS, tests));
  console.log(`The tables are in ${FOLDER}`);
}

const usual = [...tests].filter(([, named]) => named.some(({ file }) => isInUsualRun(file)));
const problems = coverageProblems({
  coreRows,
  systems,
  done: DONE_SYSTEMS,
  named: new Set(tests.keys()),
  usual: new Set(usual.map(([row]) => row)),
});
for (const problem of problems) console.error(`✗ ${problem}`);
const count = coreRows.length + systems.reduce((sum, { rows }) => sum + rows.length, 0);
console.log(`coverage: ${count} rows, ${tests.size} with tests, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;

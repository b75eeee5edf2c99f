/** Writes the tables spec row → test as Markdown. */
import type { Block } from './core-rows.ts';
import { type RowTable, type SystemRows, rowId, rowText } from './system-rows.ts';
import type { NamedTest } from './titles.ts';

type Tests = ReadonlyMap<string, readonly NamedTest[]>;

const escape = (text: string): string => text.replaceAll('|', '\\|');
const cell = (tests: readonly NamedTest[]): string =>
  tests.map(({ file, title }) => `${escape(title)} (\`${file}\`)`).join('<br>');
const line = (id: string, what: string, tests: Tests): string =>
  `| ${id} | ${escape(what)} | ${cell(tests.get(id) ?? [])} |`;

const HEAD = ['', '| row | what | proven by |', '| --- | --- | --- |'];
const MADE = ['', 'Made from the titles of the tests by `npm run docs:coverage`.'];

export function coverageDocument(blocks: readonly Block[], tests: Tests): string {
  const lines = blocks.flatMap(({ id, title, rows }) => [
    '',
    `## ${id.slice(1)} ${title}`,
    ...HEAD,
    ...rows.map((what, index) => line(`${id}.${index + 1}`, what, tests)),
  ]);
  return ['# Core platform: rows of the specification and their tests', ...MADE, ...lines, ''].join('\n');
}

const countTested = ({ rows }: SystemRows, tests: Tests): number =>
  rows.filter((row) => tests.has(rowId(row))).length;

function getState(system: SystemRows, done: readonly string[], tests: Tests): 'done' | 'part' | 'open' {
  if (done.includes(system.system)) return 'done';
  return countTested(system, tests) ? 'part' : 'open';
}

export function systemsDocument(table: RowTable, done: readonly string[], tests: Tests): string {
  return [
    `# ${table.title}: rows of the specification and their tests`,
    ...MADE,
    '',
    'A system that is done has a test for each row, or `npm test` fails; part: some rows have one; open: none has.',
    '',
    '| system | what | state | rows | with a test |',
    '| --- | --- | --- | --- | --- |',
    ...table.systems.map(
      (one) =>
        `| ${one.system} | ${one.title} | ${getState(one, done, tests)} | ${one.rows.length} | ${countTested(one, tests)} |`,
    ),
    ...table.systems.flatMap(({ system, title, rows }) => [
      '',
      `## ${system} ${title}`,
      ...HEAD,
      ...rows.map((row) => line(rowId(row), rowText(row), tests)),
    ]),
    '',
  ].join('\n');
}

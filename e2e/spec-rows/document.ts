/** The table spec row → test, as the text of `services/docs/coverage-core.md`. */
import type { Block } from './core-rows.ts';
import type { NamedTest } from './titles.ts';

const escape = (text: string): string => text.replaceAll('|', '\\|');
const cell = (tests: readonly NamedTest[]): string =>
  tests.map(({ file, title }) => `${escape(title)} (\`${file}\`)`).join('<br>');

export function coverageDocument(
  blocks: readonly Block[],
  tests: ReadonlyMap<string, readonly NamedTest[]>,
): string {
  const lines = blocks.flatMap(({ id, title, rows }) => [
    '',
    `## ${id.slice(1)} ${title}`,
    '',
    '| row | what | proven by |',
    '| --- | --- | --- |',
    ...rows.map((what, index) => {
      const row = `${id}.${index + 1}`;
      return `| ${row} | ${escape(what)} | ${cell(tests.get(row) ?? [])} |`;
    }),
  ]);
  return [
    '# Core platform: rows of the specification and their tests',
    '',
    'Made from the titles of the tests by `npm run docs:coverage`; do not edit.',
    ...lines,
    '',
  ].join('\n');
}

/** Mutations of the SQL of relations. */
import type { Change, Place } from './place.ts';

const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\S) = (?=\S|$)/g, ' <> '],
  [/(?<=\S) <> (?=\S|$)/g, ' = '],
  [/ <= /g, ' < '],
  [/ < /g, ' <= '],
  [/ >= /g, ' > '],
  [/ > /g, ' >= '],
  [/\bis null\b/g, 'is not null'],
  [/\bis not null\b/g, 'is null'],
  [/\band\b/g, 'or'],
  [/\bor\b/g, 'and'],
  [/\bnot (?=exists|in)/g, ''],
  [/(?<!not )\bexists\b/g, 'not exists'],
  [/(?<!not )\bin (?=\(|$)/g, 'not in '],
  [/\bexcept\b/g, 'union'],
  [/\bcoalesce\(/g, 'nullif('],
];
const SQL = /\b[a-z_]+\.[a-z_]+\b|\bselect\b|:actor\b|^`not \$/;

export function sqlMutants({ node, source, keys }: Place): Change[] {
  if (keys.at(-1) === 'because') return [];
  if (node.type === 'StringLiteral')
    return SQL.test(String(node['value'])) ? faultsIn(source.cutText(node), node) : [];
  if (node.type !== 'TemplateLiteral') return [];
  const whole = source.cutText(node);
  return SQL.test(whole) ? faultsIn(whole, node) : [];
}

/** One mutation at a time. `${}` contains code, which has its own mutants. */
function faultsIn(text: string, node: Place['node']): Change[] {
  const code = [...text.matchAll(/\$\{[^}]*\}/g)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  );
  return FAULTS.flatMap(([pattern, replacement]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const end = match.index + match[0].length;
      if (code.some(([from, to]) => match.index < to && end > from)) return [];
      const near = text.slice(Math.max(0, match.index - 30), end + 30);
      return [
        {
          node,
          to: text.slice(0, match.index) + replacement + text.slice(end),
          what: `“${match[0].trim()}” becomes “${replacement.trim()}” in … ${near} …`,
        },
      ];
    }),
  );
}

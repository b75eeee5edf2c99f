/** Builds FROM clauses with only the mentioned joins. Joins for displayed values are used only for the page. */
import { joinedText, type ResourceDefinition } from './definition.ts';

const mentions = (sql: string, alias: string): boolean => new RegExp(`\\b${alias}\\.`).test(sql);

interface FromOptions {
  /** All SQL of the statement that may mention joined rows. */
  readonly used: readonly string[];
  /** Alias whose row must exist: its left join becomes an inner one, from which PostgreSQL may begin. */
  readonly inner?: string;
}

/** The table and those `joins` that `used` or another used join mentions. */
export function fromSql({ table, from, joins }: FromParts, { used, inner }: FromOptions): string {
  if (!joins) return from;
  const entries = Object.entries(joins);
  const needed = new Set<string>();
  let texts = [...used];
  while (texts.length > 0) {
    const found = entries.filter(
      ([alias]) => !needed.has(alias) && texts.some((text) => mentions(text, alias)),
    );
    for (const [alias] of found) needed.add(alias);
    texts = found.map(([, sql]) => sql);
  }
  const chosen = entries
    .filter(([alias]) => needed.has(alias))
    .map(([alias, sql]) => (alias === inner ? sql.replace(/^left join/, 'join') : sql));
  return [table, ...chosen].join('\n  ');
}

interface FromParts {
  readonly table: string;
  readonly from: string;
  readonly joins: Readonly<Record<string, string>> | undefined;
}

/** The parts of a resource from which FROM clauses are built. */
export const fromParts = ({ from, joins }: ResourceDefinition): FromParts => ({
  from,
  joins,
  table: joins ? from.slice(0, from.length - joinedText(joins).length) : from,
});

/** FROM of a statement that reads a row by its key, with the computed values that `shown` mentions. */
export function computedFrom({ from, computed = {} }: ComputedSource, shown: string): string {
  if (!/\bcomputed\./.test(shown)) return from;
  const columns = Object.entries(computed).map(([name, sql]) => `${sql} as "${name}"`);
  // Without the offset, PostgreSQL would inline the expression at each place where it is used.
  return `${from} cross join lateral (select ${columns.join(', ')} offset 0) computed`;
}
type ComputedSource = Pick<ResourceDefinition, 'from' | 'computed'>;

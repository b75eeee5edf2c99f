/** FROM clauses that join only what their statement mentions: what is merely shown is joined for the page alone. */
import { joinedText, type ResourceDefinition } from './definition.ts';

const mentions = (sql: string, alias: string): boolean => new RegExp(`\\b${alias}\\.`).test(sql);

interface FromOptions {
  /** SQL of everything that the statement says of the joined rows. */
  readonly used: readonly string[];
  /** Alias whose row must exist: its left join becomes an inner one, from which PostgreSQL may begin. */
  readonly inner?: string;
}

/** The table and those of `joins` that `used`, or another one of them, names. */
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

/** What of a resource FROM clauses are made of. */
export const fromParts = ({ from, joins }: ResourceDefinition): FromParts => ({
  from,
  joins,
  table: joins ? from.slice(0, from.length - joinedText(joins).length) : from,
});

/** FROM of a statement that reads a row by its key, with what is evaluated where `shown` mentions it. */
export function computedFrom({ from, computed = {} }: ComputedSource, shown: string): string {
  if (!/\bjudged\./.test(shown)) return from;
  const columns = Object.entries(computed).map(([name, sql]) => `${sql} as "${name}"`);
  // Without an offset PostgreSQL would put the text back into each place.
  return `${from} cross join lateral (select ${columns.join(', ')} offset 0) judged`;
}
type ComputedSource = Pick<ResourceDefinition, 'from' | 'computed'>;

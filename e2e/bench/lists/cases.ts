/** The measured calls of one list. */
import { LIMITS } from '@portal/contract';
import { ABSENT, FILTER_VALUES, LOOKUP, PARAMETERS, PATH_IDS, WORDS } from './words.ts';
import type { DeclaredList } from './declared-lists.ts';

/** Milliseconds in which every list, filter and search should answer. */
export const GOAL = 20;
/** Maximum milliseconds of one call, measured on the server only. */
export const BOUNDS = { list: GOAL, search: 50, deep: 50 } as const;

export interface Line {
  readonly list: string;
  readonly what: string;
  readonly path: string;
  readonly bound: number;
}

type Row = Readonly<Record<string, unknown>>;
/** Ids that replace `{name}` in parameters. */
export type Names = Readonly<Record<string, string | number>>;

const withNames = (text: string, names: Names): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(names[name] ?? whole));

const getPath = ({ name, path }: DeclaredList, names: Names): string =>
  path.replace('{id}', String(names[PATH_IDS[name] ?? ''] ?? ''));

/** @throws one error that names every filter of the list which neither `words.ts` nor its rows have a value for */
export function linesFor(
  list: DeclaredList,
  given: { readonly rows: readonly Row[]; readonly count: number; readonly names: Names },
): Line[] {
  const { name } = list;
  const line = (what: string, query: string, bound: number): Line => ({
    list: name,
    what,
    path: `${getPath(list, given.names)}${query ? `?${query}` : ''}`,
    bound,
  });
  const parameters = PARAMETERS[name];
  if (parameters)
    return parameters.map((one) =>
      line(
        withNames(one, given.names) || 'all',
        withNames(one, given.names),
        /^(q|name)=/.test(one) ? BOUNDS.search : BOUNDS.list,
      ),
    );
  const lines = [line('first page', '', BOUNDS.list)];
  for (const order of list.ordering)
    for (const word of [order, `-${order}`])
      lines.push(line(`ordering=${word}`, `ordering=${word}`, BOUNDS.list));
  const unknown = list.filters.filter((filter) => valuesFor(list, filter, given) === undefined);
  if (unknown.length > 0) throw new Error(`${name}: no value for ${unknown.join(', ')} (lists/words.ts)`);
  for (const filter of list.filters)
    for (const value of valuesFor(list, filter, given) ?? []) {
      const query = `${filter}=${encodeURIComponent(value)}`;
      lines.push(line(query, query, /__i?contains$/.test(filter) ? BOUNDS.search : BOUNDS.list));
    }
  if (list.isSearched) {
    for (const [kind, word] of Object.entries({ ...WORDS[name], absent: ABSENT }))
      lines.push(line(`search, ${kind}: ${word}`, `search=${encodeURIComponent(word)}`, BOUNDS.search));
  }
  for (const field of list.grouping)
    lines.push(line(`groups of ${field}`, `grouping=${field}&limit=1`, BOUNDS.list));
  // Lists refuse offsets above the maximum.
  const last = Math.min(Math.max(0, given.count - 30), LIMITS.offsetMaximum);
  if (last > 0) {
    lines.push(line(`last page (offset ${last})`, `offset=${last}`, BOUNDS.deep));
    lines.push(line('middle page', `offset=${Math.floor(last / 2)}`, BOUNDS.deep));
  }
  return lines;
}

/** Values for a filter: those of the first row, or those in `words.ts`. */
function valuesFor(
  { name, booleans }: DeclaredList,
  filter: string,
  { rows, names }: { readonly rows: readonly Row[]; readonly names: Names },
): string[] | undefined {
  const lookup = LOOKUP.exec(filter)?.[1];
  if (lookup === 'isnull') return ['true', 'false'];
  const field = filter.replace(LOOKUP, '');
  const chosen = FILTER_VALUES[name]?.[field];
  const found = [...new Set(rows.flatMap((row) => plainValue(row[field])))];
  const shown = found.length === 0 && booleans.includes(field) ? ['true'] : found;
  const values = chosen === undefined ? shown : [withNames(chosen, names)];
  const [value] = values;
  // Without rows there is no value to filter by; only the first page is measured.
  if (value === undefined && rows.length === 0) return [];
  if (value === undefined) return undefined;
  if (lookup === 'in') return [values.slice(0, 2).join(',')];
  if (lookup === 'icontains') return [value.slice(0, 6)];
  if (lookup === 'gte' || lookup === 'lte') return [value.slice(0, 10)];
  return /^\d{4}-\d\d-\d\dT/.test(value) ? [value.slice(0, 10)] : [value];
}

function plainValue(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'object') return plainValue((value as Row)['id']);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [String(value)]
    : [];
}

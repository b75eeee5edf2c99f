/**
 * Finds everything that the contract declares and `words.ts` has no value for, before hours are spent creating rows.
 */
import type { DeclaredList } from './declared-lists.ts';
import { FILTER_VALUES, LOOKUP, PARAMETERS, PATH_IDS, WORDS } from './words.ts';

/** @returns a line for each list with a missing value, and for each value of a list or filter that no longer exists */
export function findUnknown(lists: readonly DeclaredList[]): string[] {
  return [...lists.flatMap(findMissing), ...findLeftovers(lists)];
}

function findMissing(list: DeclaredList): string[] {
  const missing: string[] = [];
  const parameters = PARAMETERS[list.name];
  if (list.path.includes('{') && !PATH_IDS[list.name])
    missing.push(`${list.name}: no id for its path (PATH_IDS)`);
  if (parameters) return [...missing, ...findUnaskedParameters(list, parameters)];
  if (!list.isPaged) missing.push(`${list.name}: no parameters (PARAMETERS)`);
  if (list.isSearched && !WORDS[list.name]) missing.push(`${list.name}: no words to search it for (WORDS)`);
  const fields = new Set(list.filters.map((filter) => filter.replace(LOOKUP, '')));
  for (const field of fields)
    if (![...list.shown, ...list.booleans].includes(field) && FILTER_VALUES[list.name]?.[field] === undefined)
      missing.push(`${list.name}: no value for the filter ${field} (FILTER_VALUES)`);
  return missing;
}

const findUnaskedParameters = ({ name, filters }: DeclaredList, parameters: readonly string[]): string[] => {
  const asked = new Set(parameters.flatMap((one) => [...new URLSearchParams(one).keys()]));
  return filters
    .filter((filter) => !asked.has(filter))
    .map((filter) => `${name}: the parameter ${filter} is never asked (PARAMETERS)`);
};

function findLeftovers(lists: readonly DeclaredList[]): string[] {
  const known = new Map(lists.map((list) => [list.name, list]));
  const gone = Object.entries({ WORDS, PARAMETERS, FILTER_VALUES, PATH_IDS }).flatMap(([table, rows]) =>
    Object.keys(rows)
      .filter((name) => !known.has(name))
      .map((name) => `${name}: the contract has no such list (${table})`),
  );
  const unfiltered = Object.entries(FILTER_VALUES).flatMap(([name, values]) => {
    const filters = known.get(name)?.filters.map((filter) => filter.replace(LOOKUP, ''));
    return Object.keys(values)
      .filter((field) => filters !== undefined && !filters.includes(field))
      .map((field) => `${name}: the contract has no filter ${field} (FILTER_VALUES)`);
  });
  return [...gone, ...unfiltered];
}

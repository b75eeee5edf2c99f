/** ORDER BY of a list, and the ways to read it in that order. */
import type { Ordering, ResourceDefinition } from './definition.ts';
import { fieldValues } from './schema-values.ts';
import type { ListQuery } from './list-query.ts';

export interface OrderedRead {
  readonly order: string;
  /** Alias that must have a row. */
  readonly inner?: string;
  readonly condition?: string;
}

const writeSql = (given: Ordering | undefined, name: string): string =>
  given === undefined ? `t.${name}` : typeof given === 'string' ? given : given.sql;

/**
 * One read, or two where the first word orders by a joined row: those that have one, read from the joined table in its
 * order, and behind them those that have none.
 */
export function orderedReads(resource: ResourceDefinition, query: ListQuery): OrderedRead[] {
  const words = query.ordering?.length ? query.ordering : [resource.object.defaultOrdering];
  // The key breaks ties, or a page could repeat a row of the last one.
  const key = `${resource.key ?? 't.id'} ${falls(resource, words.at(-1) ?? '') ? 'desc' : 'asc'}`;
  const parts = words.map((word) => {
    const name = word.replace(/^-/, '');
    const sql = writeSql(resource.ordering?.[name], name);
    return `${sql} ${falls(resource, word) ? `desc${isNullable(resource, name) ? ' nulls last' : ''}` : 'asc'}`;
  });
  const [first = ''] = words;
  const through = resource.ordering?.[first.replace(/^-/, '')];
  if (typeof through !== 'object' || !('through' in through)) return [{ order: [...parts, key].join(', ') }];
  const [, ...others] = parts;
  return [
    {
      order: [
        `${through.sql} ${first.startsWith('-') ? `desc${through.isNullable ? ' nulls last' : ''}` : 'asc'}`,
        ...others,
        key,
      ].join(', '),
      inner: through.through,
    },
    { order: [...others, key].join(', '), condition: through.none },
  ];
}

/** Whether the SQL behind a word of the order goes from high to low. */
function falls(resource: ResourceDefinition, word: string): boolean {
  const given = resource.ordering?.[word.replace(/^-/, '')];
  const isReversed = typeof given === 'object' && given.isReversed === true;
  return word.startsWith('-') !== isReversed;
}

/** An index is read backwards only for a column of which nothing is said about null. */
function isNullable(resource: ResourceDefinition, name: string): boolean {
  const given = resource.ordering?.[name];
  if (typeof given === 'object' && given.isNullable !== undefined) return given.isNullable;
  return fieldValues(resource.object, name)?.isNullable ?? true;
}

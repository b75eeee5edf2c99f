/** Builds the ORDER BY of a list, and the reads in that order. */
import type { Ordering, ResourceDefinition } from './definition.ts';
import { fieldValues } from './schema-values.ts';
import type { ListQuery } from './list-query.ts';

export interface OrderedRead {
  readonly order: string;
  /** Alias whose joined row must exist. */
  readonly inner?: string;
  readonly condition?: string;
}

const writeSql = (given: Ordering | undefined, name: string): string =>
  given === undefined ? `t.${name}` : typeof given === 'string' ? given : given.sql;

/**
 * One read, or two if the first ordering uses a joined row. Rows with a joined row are read from the joined table in
 * its order; rows without one come after them.
 */
export function orderedReads(resource: ResourceDefinition, query: ListQuery): OrderedRead[] {
  const words = query.ordering?.length ? query.ordering : [resource.object.defaultOrdering];
  // The key makes the order unique, because otherwise a page could repeat a row of the previous one.
  const key = `${resource.key ?? 't.id'} ${isDescending(resource, words.at(-1) ?? '') ? 'desc' : 'asc'}`;
  const parts = words.map((word) => {
    const name = word.replace(/^-/, '');
    const sql = writeSql(resource.ordering?.[name], name);
    return `${sql} ${isDescending(resource, word) ? `desc${isNullable(resource, name) ? ' nulls last' : ''}` : 'asc'}`;
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

/** Whether the SQL of an ordering is descending. */
function isDescending(resource: ResourceDefinition, word: string): boolean {
  const given = resource.ordering?.[word.replace(/^-/, '')];
  const isReversed = typeof given === 'object' && given.isReversed === true;
  return word.startsWith('-') !== isReversed;
}

/** An index is read backwards only for a column without a clause about nulls. */
function isNullable(resource: ResourceDefinition, name: string): boolean {
  const given = resource.ordering?.[name];
  if (typeof given === 'object' && given.isNullable !== undefined) return given.isNullable;
  return fieldValues(resource.object, name)?.isNullable ?? true;
}

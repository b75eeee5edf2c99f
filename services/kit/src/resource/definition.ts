/** Declarations with which a service serves an object of the contract (docs/api.md). */
import type { PortalObject } from '@portal/contract';
import type { z } from 'zod';
import type { Actor } from '../auth/actor.ts';
import type { Sql } from '../database/sql/sql.ts';
import type { Policy, Relations } from '../policy/policy.ts';

interface OrderSql {
  readonly sql: string;
  /** Whether the value may be null, if the object's schema does not show it. */
  readonly isNullable?: boolean;
  /** The SQL falls where the field rises: days since a moment are ordered by the moment, which has the index. */
  readonly isReversed?: true;
}

/** A joined row by which an ordering sorts, such as the owner of a request. */
interface OrderThrough extends OrderSql {
  /** Alias of the joined row. */
  readonly through: string;
  /** Condition on a row of `t` without such a row; these rows come last. */
  readonly none: string;
}

export type Ordering = string | OrderSql | OrderThrough;

/** A row as read: declared columns under their API names, and the values for the policy under `state`. */
export interface ReadRow {
  readonly [column: string]: unknown;
}

export interface ResourceDefinition<O extends PortalObject = PortalObject, State = Record<string, unknown>> {
  readonly object: O;
  /** FROM clause; the object's own table has the alias `t`. Joins that decide which rows exist belong here. */
  readonly from: string;
  /**
   * Joins of what a row shows or is filtered by, by alias. Each finds exactly one row for a row of `t`, or is a left
   * join that finds at most one. Counts, and the choice of a page, therefore leave out joins that they do not mention.
   * In the declaration `from` then has only the table; in the resource it has all joins.
   */
  readonly joins?: Readonly<Record<string, string>>;
  /** The table itself, for locking, inserting and deleting: `researcher.project`. */
  readonly table: string;
  /**
   * Statement that locks the parent of the object with this key, before the row is locked. Changes of both then always
   * lock in the same order, which prevents deadlocks.
   */
  readonly lockRow?: (id: number | string) => Sql;
  /** SQL of the key, `t.id` by default. */
  readonly key?: string;
  /**
   * Another name by which reads find an object, such as a code that people know. A value of this form is looked up with
   * this condition, with `{value}`, instead of by the key.
   */
  readonly alias?: { readonly form: RegExp; readonly sql: string };
  /** SQL of a value that changes with every write, for the ETag; by default the row's version, which a view lacks. */
  readonly version?: string;
  /** SQL of each field over `t`; `defineResource` adds those that are `t.{field}`. Objects are built with jsonb_build_object. */
  readonly columns: Readonly<Record<string, string>>;
  /** Relations that are read only if `expand` names them; `:actor` and `:institutions` are those of the caller. */
  readonly expand?: Readonly<Record<string, string>>;
  /**
   * SQL of a filter's field if it is not `t.{field}`. `?` is not allowed, because values are compared with the whole
   * expression. `:actor` and `:institutions` are those of the caller, for a field that not everyone may read.
   */
  readonly filters?: Readonly<Record<string, string>>;
  /**
   * Filters on the number of days since a moment, in the foundation's time zone. The SQL is that of the moment, which
   * has an index, while the number has none. They accept `gte`, `lte` and the number itself.
   */
  readonly dayCounts?: Readonly<Record<string, string>>;
  /** Date filters on a moment that pages show by its UTC day; all others use the day in the foundation's time zone. */
  readonly utcDays?: readonly string[];
  /**
   * Filters over a set, such as the reviewers of a request: SQL with `{value}` that is true if the row matches.
   * `{value}` is replaced by `= $n`, `= any($n)` and so on; `:actor` and `:institutions` are those of the caller. With
   * `action`, a row on which the caller may not do that action is treated as if its set were empty. So the list does
   * not reveal what the object hides.
   */
  readonly setFilters?: Readonly<Record<string, SetFilter>>;
  /**
   * SQL texts in which `search` looks, by their names in the contract. A text with `{pattern}` is a complete condition,
   * for an index that needs another form than `text ilike {pattern}`, or for a text that not everyone may search.
   * `:actor` and `:institutions` are those of the caller. `keys` finds the rows by an index of the text that cannot be
   * used through the joins.
   */
  readonly search?: Readonly<Record<string, string | SearchText>>;
  /** SQL of an ordering if it is not `t.{name}`. */
  readonly ordering?: Readonly<Partial<Record<string, Ordering>>>;
  /** Values of a grouping that the object's schema does not list, including null if the field may be empty. */
  readonly groupValues?: Readonly<Record<string, readonly (string | number | null)[]>>;
  /** There are at most some ten thousand rows, so counts of groups read every matching row once for all fields. */
  readonly hasFewRows?: boolean;
  /**
   * The rights of the object read views that take a hundred times longer to plan than to run. So one plan is used for
   * all its lists, whatever is searched for.
   */
  readonly plansOnce?: boolean;
  /** Values that the policy's `when` reads, by name, as SQL over `t`. */
  readonly state?: Readonly<Record<string, string>>;
  /** Values of `state` that lists read from a stored column, because computing them is slow. Writes compute `state`. */
  readonly cachedState?: Readonly<Record<string, string>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- relation and action names are checked where the policy is defined
  readonly policy: Policy<any, State, any>;
  /** Adds what SQL does not say: decisions, stages. Runs before the contract parses the answer. */
  readonly present?: (row: ReadRow, context: { actor: Actor; state: State; relations: Relations }) => ReadRow;
  /**
   * Fields and relations that `present` adds or changes. `true`: for every row. With an action: unchanged for callers
   * who may do the action, and the SQL `hidden` for all others. If the requested `fields` of a list contain none marked
   * `true`, the database builds the rows and they are sent unchanged. Without this declaration `present` runs for every
   * row.
   */
  readonly presents?: Readonly<Record<string, Presented>>;
  /**
   * Expensive SQL over `t` that is used in several places, by name. `columns`, `expand` and `state` refer to it as
   * `computed.{name}`, and it is computed at most once for a row.
   */
  readonly computed?: Readonly<Record<string, string>>;
  /**
   * Relations that `present` or a command reads by name. Only these and the relations that decide the caller's rights
   * are computed; `isGranted` needs no others.
   */
  readonly presentedRelations?: readonly string[];
  /** True when the contract's schema has `abilities`. */
  readonly abilities: boolean;
}

export type Presented = true | { readonly action: string; readonly hidden: string };

export interface SearchText {
  /** Condition on a row, with `{pattern}` or `{asked}`. */
  readonly row: string;
  /** Statement that finds the keys, with the same placeholders. */
  readonly keys: string;
  /** SQL that converts the `{typed}` text into a query, once; it is `{asked}` in the others. Only one text has it. */
  readonly asks?: string;
}
/**
 * For a set in which one value may be in very many rows: a statement that finds the keys of the rows, and the condition
 * on a single row, both with `{value}`. Together with `guard` they mean the same as `sql`.
 */
export interface IndexedSetFilter {
  readonly keys: string;
  readonly row: string;
  readonly guard: string;
}
export type SetFilter =
  | string
  | {
      readonly sql: string;
      readonly action?: string;
      /** Condition that the set has a member, if `sql` would have to read all sets for it. */
      readonly some?: string;
      /** Condition that the set has no member, if missing members are stored somewhere. */
      readonly none?: string;
      readonly found?: IndexedSetFilter;
    };

/** A resource with any state type: state is only passed into a resource's functions, so `never` accepts them all. */
export type AnyResource = ResourceDefinition<PortalObject, never>;
export type WireObject<R extends AnyResource> = z.output<R['object']['schema']>;

interface DeclaredResource<O extends PortalObject, State> extends Omit<
  ResourceDefinition<O, State>,
  'abilities' | 'columns' | 'ordering'
> {
  /** SQL of an ordering of the contract if it is not `t.{name}`. */
  readonly ordering?: Readonly<Partial<Record<O['ordering'][number], Ordering>>>;
  /** SQL of a field where it is not `t.{field}`. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Fields that `present` makes and no row has. */
  readonly presentedFields?: readonly string[];
}

/**
 * Declares a resource and checks at start that it implements everything that the contract promises.
 * @throws when a filter, ordering, relation or search of the contract is not implemented here
 */
export function defineResource<O extends PortalObject, State = Record<string, unknown>>({
  columns,
  presentedFields = [],
  ...definition
}: DeclaredResource<O, State>): ResourceDefinition<O, State> {
  const { object } = definition;
  const missing = [
    ...object.expand
      .filter((name) => !definition.expand?.[name] && !definition.present)
      .map((name) => `expand ${name}`),
    ...object.search.filter((name) => !definition.search?.[name]).map((name) => `search ${name}`),
  ];
  if (missing.length) throw new Error(`resource ${object.name} does not serve: ${missing.join(', ')}`);
  const { joins } = definition;
  const from = joins ? definition.from + joinedText(joins) : definition.from;
  const elsewhere = ['abilities', ...object.expand, ...presentedFields];
  const plain = Object.keys(object.schema.shape).filter((field) => !elsewhere.includes(field));
  return {
    ...definition,
    columns: { ...Object.fromEntries(plain.map((field) => [field, `t.${field}`])), ...columns },
    from,
    abilities: 'abilities' in object.schema.shape,
  };
}

/** All joins as they appear behind the table in `from`. */
export const joinedText = (joins: Readonly<Record<string, string>>): string =>
  Object.values(joins)
    .map((sql) => `\n  ${sql}`)
    .join('');

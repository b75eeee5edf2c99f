/** What a service declares to serve an object of the contract (docs/api.md). */
import type { PortalObject } from '@portal/contract';
import type { z } from 'zod';
import type { Actor } from '../auth/actor.ts';
import type { Sql } from '../database/sql/sql.ts';
import type { Policy, Relations } from '../policy/index.ts';

interface OrderSql {
  readonly sql: string;
  /** Whether it may be null, where the object's schema does not say. */
  readonly isNullable?: boolean;
  /** What is ordered by falls where the field rises: days since a moment are ordered by the moment, which has the index. */
  readonly isReversed?: true;
}

/** A row that some words order by, such as the owner of a request. */
interface OrderThrough extends OrderSql {
  /** Alias of the joined row. */
  readonly through: string;
  /** Condition on a row of `t` that has none; such rows come last. */
  readonly none: string;
}

export type Ordering = string | OrderSql | OrderThrough;

/** A row as read: declared columns by their wire names, and what the policy needs under `state`. */
export interface ReadRow {
  readonly [column: string]: unknown;
}

export interface ResourceDefinition<O extends PortalObject = PortalObject, State = Record<string, unknown>> {
  readonly object: O;
  /** FROM clause; the object's own table has the alias `t`. Joins that decide which rows there are belong here. */
  readonly from: string;
  /**
   * By alias, joins of what a row shows or is filtered by. Each finds one row for a row of `t`, or is a left join that finds
   * one at most: counts, and the choice of a page, leave out those that they do not mention. `from` of the declaration has
   * the table alone then; of the resource, all of them.
   */
  readonly joins?: Readonly<Record<string, string>>;
  /** The table itself, for locking, inserting and deleting: `researcher.project`. */
  readonly table: string;
  /**
   * Statement that locks what is above the object with this key; it runs before the row is locked. Where one change
   * touches both, everyone then waits in the same order, and no one for each other.
   */
  readonly lockRow?: (id: number | string) => Sql;
  /** SQL of the key, `t.id` by default. */
  readonly key?: string;
  /**
   * Another name that reads find an object by, such as a code that people know: what has this form is looked up by this
   * condition with `{value}` instead of the key.
   */
  readonly alias?: { readonly form: RegExp; readonly sql: string };
  /** SQL of what changes with every write and makes the ETag; by default the row's own version, which a view lacks. */
  readonly version?: string;
  /** SQL of each field over `t`; `defineResource` adds those that are `t.{field}`. Objects are built with jsonb_build_object. */
  readonly columns: Readonly<Record<string, string>>;
  /** Relations that are only read when asked for with `expand`; `:actor` and `:institutions` are the caller's. */
  readonly expand?: Readonly<Record<string, string>>;
  /**
   * SQL of a filter's field where it is not `t.{field}`. `?` is not allowed: values are compared with the whole expression.
   * `:actor` and `:institutions` mean what they mean in a policy, for a field that not everyone reads.
   */
  readonly filters?: Readonly<Record<string, string>>;
  /**
   * Filters on a number of days since a moment, by the foundation's clock: SQL of the moment, which has an index where the
   * number has none. They know `gte` and `lte` beside the number itself.
   */
  readonly dayCounts?: Readonly<Record<string, string>>;
  /** Date filters on a moment that pages show by its day in UTC; all others compare its day by the foundation's clock. */
  readonly utcDays?: readonly string[];
  /**
   * Filters over a set, such as reviewers of a request: SQL with `{value}` for one comparison, true when the row matches.
   * `{value}` is replaced by `= $n`, `= any($n)` and so on; `:actor` and `:institutions` mean what they mean in a policy.
   * With `action`, a row on which the caller must not do that action is filtered as if its set were empty: what an object
   * does not show, its list must not reveal.
   */
  readonly setFilters?: Readonly<Record<string, SetFilter>>;
  /**
   * SQL texts that `search` looks into, by the names in the contract. A text with `{pattern}` is a separate condition,
   * where an index needs another form than `text ilike {pattern}`, or where not everyone may look; `:actor` and
   * `:institutions` mean there what they mean in a policy. `keys` finds the rows of a text by its own index, where reading
   * it through the joins would not.
   */
  readonly search?: Readonly<Record<string, string | SearchText>>;
  /** SQL of an ordering where it is not `t.{name}`. */
  readonly ordering?: Readonly<Record<string, Ordering>>;
  /** Values of a grouping that the object's schema does not name; null among them where it may be empty. */
  readonly groupValues?: Readonly<Record<string, readonly (string | number | null)[]>>;
  /** There are some ten thousand at most: counts of groups read every row that fits, once for all fields. */
  readonly hasFewRows?: boolean;
  /**
   * Its rights read views that take a hundred times as long to plan as to run: one plan serves all its lists, whatever is
   * looked for.
   */
  readonly plansOnce?: boolean;
  /** What the policy's `when` reads, by name, as SQL over `t`. */
  readonly state?: Readonly<Record<string, string>>;
  /** Of `state`, what lists read from where it is stored, since evaluating it for each row takes long. Writes evaluate `state`. */
  readonly cachedState?: Readonly<Record<string, string>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- relation and action names are checked where the policy is defined
  readonly policy: Policy<any, State, any>;
  /** Adds what SQL does not say: decisions, stages. Runs before the contract parses the answer. */
  readonly present?: (row: ReadRow, context: { actor: Actor; state: State; relations: Relations }) => ReadRow;
  /**
   * Fields and relations that `present` makes or changes: `true` for every row; with an action those that it leaves alone for
   * those who may do the action, and shows as the SQL `hidden` to others. Lists that ask for none of the first (`fields`) are
   * written by the database and passed on as they are. Without this declaration `present` sees every row.
   */
  readonly presents?: Readonly<Record<string, Presented>>;
  /**
   * SQL over `t` that costs much and is used in several places, by name: `columns`, `expand` and `state` mention it as
   * `judged.{name}`, and it is computed once for a row, where it is mentioned at all.
   */
  readonly computed?: Readonly<Record<string, string>>;
  /**
   * Relations that `present` or a command reads by name; beside them it may count on those on which the caller's rights
   * depend (`isGranted` asks for no others), and on no others.
   */
  readonly presentedRelations?: readonly string[];
  /** True when the contract's schema has `abilities`. */
  readonly abilities: boolean;
}

export type Presented = true | { readonly action: string; readonly hidden: string };

export interface SearchText {
  /** Condition on a row, with `{pattern}` or `{asked}`. */
  readonly row: string;
  /** Statement that finds the keys, with the same. */
  readonly keys: string;
  /** SQL that makes a question of what was `{typed}`: asked once, and then `{asked}` in the others. One text has such. */
  readonly asks?: string;
}
/**
 * Where one value may be in the sets of very many rows: a statement that finds the keys of the rows, and the condition on a
 * single row, both with `{value}`. Together with `guard` they say what `sql` says.
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
      /** Condition that the set has a member, where `sql` would look at all sets for it. */
      readonly some?: string;
      /** Condition that the set has no member, where what is missing is stored somewhere. */
      readonly none?: string;
      readonly found?: IndexedSetFilter;
    };

/** A resource whatever its state: state only flows into a resource's functions, so `never` takes them all. */
export type AnyResource = ResourceDefinition<PortalObject, never>;
export type WireObject<R extends AnyResource> = z.output<R['object']['schema']>;

interface DeclaredResource<O extends PortalObject, State> extends Omit<
  ResourceDefinition<O, State>,
  'abilities' | 'columns'
> {
  /** SQL of a field where it is not `t.{field}`. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Fields that `present` makes and no row has. */
  readonly presentedFields?: readonly string[];
}

/**
 * Declares a resource and checks at start-up that it serves all that the contract promises.
 * @throws when a filter, ordering, relation or search of the contract has no meaning here
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

/** All joins as they are behind the table in `from`. */
export const joinedText = (joins: Readonly<Record<string, string>>): string =>
  Object.values(joins)
    .map((sql) => `\n  ${sql}`)
    .join('');

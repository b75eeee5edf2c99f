/**
 * Inserts rows of several tables in one statement. Sent one by one in a transaction, a person takes ten round trips, and
 * tests make thousands of people. Triggers run at the end of the statement and see all of its rows.
 */
import type { Knex } from 'knex';
import {
  raw,
  type ClassOf,
  type RawBuilder,
  type SomeColumns,
  type TableModel,
  type TableQuery,
} from '../models/index.ts';

/** A column of a row that is being inserted; as a value of a later row it stands for what the database gave it. */
export interface InsertedColumn extends RawBuilder {
  readonly key: string;
}
/** The row's key, with its other columns. */
export interface InsertedRow extends InsertedColumn {
  column(name: string): InsertedColumn;
}
export type AddRow = <M extends TableModel>(model: ClassOf<M>, row: SomeColumns<M>) => InsertedRow;

/** What a plan wants to know of its rows; `undefined` for a row that it did not add. */
export type WantedColumns = Readonly<Record<string, InsertedColumn | undefined>>;

/**
 * Inserts the rows that `plan` adds, in their order.
 * @returns the values of the columns that `plan` returns
 */
export async function insertTogether<C extends WantedColumns>(
  knex: Knex,
  plan: (add: AddRow) => C,
): Promise<{ readonly [K in keyof C]: unknown }> {
  const statement = knex.queryBuilder();
  const rows: (() => void)[] = [];
  const add = <M extends TableModel>(model: ClassOf<M>, row: SomeColumns<M>): InsertedRow => {
    const name = `row_${rows.length}`;
    const columns = new Set<string>();
    const refer = (column: string): InsertedColumn => {
      columns.add(column);
      return Object.assign(raw('(select ?? from ??)', [column, name]), { key: `${name}_${column}` });
    };
    rows.push(() => {
      const query = model.query(knex) as TableQuery<M>;
      void statement.with(
        name,
        query
          .insert(row)
          .returning([...columns])
          .toKnexQuery(),
      );
      // reading each of them makes PostgreSQL insert them in this order
      for (const column of columns)
        void statement.select(knex.raw('(select ?? from ??) as ??', [column, name, `${name}_${column}`]));
    });
    return Object.assign(refer([model.idColumn].flat()[0] ?? 'id'), { column: refer });
  };
  const wanted = plan(add);
  for (const put of rows) put();
  const [inserted] = (await statement) as Readonly<Record<string, unknown>>[];
  return Object.fromEntries(
    Object.entries(wanted).map(([name, column]) => [name, column && inserted?.[column.key]]),
  ) as { readonly [K in keyof C]: unknown };
}

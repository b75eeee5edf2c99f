/** Reads by models and by statements, outside or inside a transaction (docs/database.md). */
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { ClassOf, Model, ReadModel, TableModel } from '../../models/table-model.ts';
import type { ColumnName, Matching, RelationName } from '../../models/table-query.ts';
import type { Statement } from '../sql/statement.ts';
import type { Sql } from '../sql/sql.ts';

/** The reading methods of the query builder; a command writes through `Work.of`. */
export interface ReadQuery<M extends Model, R = M[]> extends PromiseLike<R> {
  matching(values: Matching<M>): ReadQuery<M, R>;
  inOrder(...columns: readonly ColumnName<M>[]): ReadQuery<M, R>;
  /** Also reads these relations, with one statement each. */
  withRelated(...relations: readonly RelationName<M>[]): ReadQuery<M, R>;
  findById(id: number | string): ReadQuery<M, M | undefined>;
  findByIds(ids: (number | string)[]): ReadQuery<M>;
  first(): ReadQuery<M, M | undefined>;
  limit(count: number): ReadQuery<M, R>;
  /** The number of matching rows. */
  resultSize(): Promise<number>;
}

export interface Reads {
  /** A query on a table or a view. */
  read<M extends ReadModel | TableModel>(model: ClassOf<M>): ReadQuery<M>;
  /**
   * Runs a statement that returns rows.
   * @returns them, parsed; a row that does not match `schema` is a programming error
   */
  rows<S extends z.ZodType>(schema: S, statement: Sql): Promise<z.output<S>[]>;
  /** The first row of {@link rows}. */
  row<S extends z.ZodType>(schema: S, statement: Sql): Promise<z.output<S> | undefined>;
}

/** knex treats `?` as a placeholder, but our statements use PostgreSQL's `$n`, so `?` is escaped. */
const withoutPlaceholders = (text: string): string =>
  text.includes('?') ? text.replaceAll('?', String.raw`\?`) : text;

/** @returns what PostgreSQL answers; a recurring text is prepared once per connection */
export async function runStatement(
  knex: Knex,
  { text, values, share, planning }: Statement,
): Promise<{ rows: unknown[]; rowCount: number | null }> {
  const options = {
    values: [...values],
    ...(share === undefined ? {} : { share }),
    ...(planning === undefined ? {} : { planning }),
  };
  return (await knex.raw(withoutPlaceholders(text)).options(options)) as {
    rows: unknown[];
    rowCount: number | null;
  };
}

export function createReads(knex: Knex): Reads {
  const rows = async <S extends z.ZodType>(schema: S, statement: Sql): Promise<z.output<S>[]> => {
    const answer = await runStatement(knex, statement.compile());
    return answer.rows.map((row) => schema.parse(row));
  };
  return {
    read: (model) => model.query(knex) as never,
    rows,
    row: async (schema, statement) => (await rows(schema, statement))[0],
  };
}

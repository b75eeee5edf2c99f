/** What models of tables and of other services' views have in common (docs/database.md). */
import { Model, type TransactionOrKnex } from 'objection';
import { TableQuery } from './table-query.ts';

/**
 * One table of the service. Fields are declared (`declare name: string`), never initialised: a real class field would
 * overwrite what was read.
 */
export abstract class TableModel extends Model {
  declare QueryBuilderType: TableQuery<this>;
  static override QueryBuilder = TableQuery;
  /** `findOne` asks for one row instead of reading all. */
  static override useLimitInFirst = true;
}

/** A view, of this service or of another: reading only, at compile time by `Work.read` and at run time. */
export abstract class ReadModel extends Model {
  declare QueryBuilderType: TableQuery<this>;
  static override QueryBuilder = TableQuery;
  static override useLimitInFirst = true;

  static override beforeInsert(): never {
    throw new Error(`${this.name} is a view, and views are not written`);
  }
  static override beforeUpdate(): never {
    throw new Error(`${this.name} is a view, and views are not written`);
  }
  static override beforeDelete(): never {
    throw new Error(`${this.name} is a view, and views are not written`);
  }
}

/** The class of a model, from which its type is inferred. */
export interface ClassOf<M extends Model> {
  new (): M;
  readonly tableName: string;
  readonly idColumn: string | string[];
  query(trx: TransactionOrKnex): unknown;
}

/** A moment of the wire for a column of moments; null and undefined stay. */
export function asDate(moment: string): Date;
export function asDate(moment: string | undefined): Date | undefined;
export function asDate(moment: string | null | undefined): Date | null | undefined;
export function asDate(moment: string | null | undefined): Date | null | undefined {
  return typeof moment === 'string' ? new Date(moment) : moment;
}

/** Base classes for models of tables and of other services' views (docs/database.md). */
import { Model, type TransactionOrKnex } from 'objection';
import { TableQuery } from './table-query.ts';

export type { Model } from 'objection';

/**
 * One table of the service. Fields are declared (`declare name: string`) and never initialized, because a real class
 * field would overwrite the value that was read.
 */
export abstract class TableModel extends Model {
  declare QueryBuilderType: TableQuery<this>;
  static override QueryBuilder = TableQuery;
  /** `findOne` reads one row instead of all. */
  static override useLimitInFirst = true;
}

/** A view of this or another service. It is read-only, both at compile time through `Work.read` and at run time. */
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

/** Converts an API timestamp to a Date for a timestamp column; null and undefined are returned unchanged. */
export function asDate(moment: string): Date;
export function asDate(moment: string | undefined): Date | undefined;
export function asDate(moment: string | null | undefined): Date | null | undefined;
export function asDate(moment: string | null | undefined): Date | null | undefined {
  return typeof moment === 'string' ? new Date(moment) : moment;
}

/** Objection's query builder with conditions and orders that know the columns. */
import { QueryBuilder, type Model, type Page } from 'objection';

/** Names of the declared relations of a model. */
export type RelationName<M> = {
  [K in Exclude<keyof M, keyof Model> & string]-?: NonNullable<M[K]> extends Model | readonly Model[]
    ? K
    : never;
}[Exclude<keyof M, keyof Model> & string];

/** Columns of a model with their types: its fields without relations and without Objection's own. */
export type Columns<M> = Omit<M, keyof Model | RelationName<M>>;
export type ColumnName<M> = keyof Columns<M> & string;

/** Values to compare with: a list is "one of these", null is "is null". */
export type Matching<M> = {
  readonly [K in keyof Columns<M>]?: Columns<M>[K] | readonly NonNullable<Columns<M>[K]>[];
};

/** SQL as the value of a column, and its type. */
export { raw, type RawBuilder } from 'objection';

export class TableQuery<M extends Model, R = M[]> extends QueryBuilder<M, R> {
  declare ArrayQueryBuilderType: TableQuery<M, M[]>;
  declare SingleQueryBuilderType: TableQuery<M, M>;
  declare MaybeSingleQueryBuilderType: TableQuery<M, M | undefined>;
  declare NumberQueryBuilderType: TableQuery<M, number>;
  declare PageQueryBuilderType: TableQuery<M, Page<M>>;

  /** Rows whose columns have these values. An unknown column or a wrong type does not compile. */
  matching(values: Matching<M>): this {
    for (const [column, value] of Object.entries<unknown>(values)) {
      if (value === undefined) throw new Error(`a condition on ${column} has no value`);
      const name = `${this.tableRefFor(this.modelClass())}.${column}`;
      if (value === null) void this.whereNull(name);
      else if (Array.isArray(value)) void this.whereIn(name, value as string[]);
      else void this.where(name, value as string);
    }
    return this;
  }

  inOrder(...columns: readonly ColumnName<M>[]): this {
    return this.orderBy([...columns]);
  }

  /** Also reads these relations, with one statement each. */
  withRelated(...relations: readonly RelationName<M>[]): this {
    return this.withGraphFetched(`[${relations.join(', ')}]`);
  }
}

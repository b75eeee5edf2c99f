/** How models say which rows belong to which: the library that reads them is known to the kit alone (decision 455). */
import { fn, Model, type PartialModelObject, type RelationMapping, type RelationMappings } from 'objection';
import type { ClassOf } from './table-model.ts';

export type ModelRelations = RelationMappings;
/** Values for some of the columns of a row. */
export type SomeColumns<M extends Model> = PartialModelObject<M>;

/** Two columns with the same value, as `schema.table.column`. */
interface Join {
  readonly from: string;
  readonly to: string;
}

/** The row names one of the other table, or none where its column may be null. */
export const belongsToOne = <M extends Model>(model: ClassOf<M>, join: Join): RelationMapping<Model> => ({
  relation: Model.BelongsToOneRelation,
  modelClass: model,
  join,
});

/** Rows of the other table name this one. */
export const hasMany = <M extends Model>(model: ClassOf<M>, join: Join): RelationMapping<Model> => ({
  relation: Model.HasManyRelation,
  modelClass: model,
  join,
});

/** The time of the database, as a value of a column of moments. */
export const now = () => fn.now();

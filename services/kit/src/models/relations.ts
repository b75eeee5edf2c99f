/** Relations of models. Only kit imports the library that reads them (decision 455). */
import { fn, Model, type PartialModelObject, type RelationMapping, type RelationMappings } from 'objection';
import type { ClassOf } from './table-model.ts';

export type ModelRelations = RelationMappings;
export type SomeColumns<M extends Model> = PartialModelObject<M>;

/** Two columns with the same value, as `schema.table.column`. */
interface Join {
  readonly from: string;
  readonly to: string;
}

/** A row refers to one row of the other table, or to none if its column may be null. */
export const belongsToOne = <M extends Model>(model: ClassOf<M>, join: Join): RelationMapping<Model> => ({
  relation: Model.BelongsToOneRelation,
  modelClass: model,
  join,
});

/** Rows of the other table refer to this one. */
export const hasMany = <M extends Model>(model: ClassOf<M>, join: Join): RelationMapping<Model> => ({
  relation: Model.HasManyRelation,
  modelClass: model,
  join,
});

/** The current time of the database, as a value for a timestamp column. */
export const now = () => fn.now();

export { asDate, ReadModel, TableModel, type ClassOf } from './table-model.ts';
export { raw, type RawBuilder } from './table-query.ts';
export type { ColumnName, Columns, Matching, RelationName, TableQuery } from './table-query.ts';
export { belongsToOne, hasMany, now, type ModelRelations, type SomeColumns } from './relations.ts';
export { fromModel, joinsSql, relatedRowsSql, type Joins, type RelatedRows } from './relation-sql.ts';

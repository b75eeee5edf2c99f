/** Models of the tables and views that this service accesses through models; SQL statements need none. */
export * from './collection.model.ts';
export * from './operation.model.ts';
export * from './order.model.ts';

/** Models of the tables and views that the service reads and writes by models; statements need none. */
export * from './collection.model.ts';
export * from './operation.model.ts';
export * from './order.model.ts';

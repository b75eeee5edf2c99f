export * from './definition.ts';
export * from './lock.ts';
export * from './read.ts';
export * from './routes.ts';
export type { ListQuery } from './list-query.ts';
export { listStatement, readStatement } from './select.ts';

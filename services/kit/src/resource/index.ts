export * from './definition.ts';
export * from './lock.ts';
export * from './read.ts';
export * from './routes.ts';
export { listStatement, readStatement, type ListQuery } from './select.ts';

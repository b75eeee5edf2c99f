export * from './author.ts';
export { createStatements, type ClientStatements } from './client-statements.ts';
export * from './database-error.ts';
export * from './clock.ts';
export {
  comparedDaysSql,
  daysBetweenSql,
  foundationDaySql,
  startOfDaySql,
  utcDaySql,
} from './foundation-days.ts';
export * from './database.ts';
export * from './lost-connection.ts';
export * from './migrate.ts';
export * from './provision.ts';
export * from './sql-builder.ts';
export * from './transaction.ts';
export type { ReadQuery, Reads } from './reads.ts';
export { asJson, joinSql, sql, Sql, trustedSql, type SqlValue } from './sql.ts';
export type { Work } from './work.ts';

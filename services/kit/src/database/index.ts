export type { NameShare, Planning, Statement } from './sql/statement.ts';
export * from './work/author.ts';
export { createStatements, type ClientStatements } from './work/client-statements.ts';
export * from './connection/database-error.ts';
export * from './connection/clock.ts';
export {
  comparedDaySql,
  comparedDaysSql,
  daysBetweenSql,
  foundationDaySql,
  foundationZoneSql,
  startOfDaySql,
  utcDaySql,
} from './sql/foundation-days.ts';
export * from './connection/database.ts';
export * from './connection/lost-connection.ts';
export * from './provision/migrate.ts';
export * from './provision/provision.ts';
export * from './sql/sql-builder.ts';
export * from './work/transaction.ts';
export type { ReadQuery, Reads } from './connection/reads.ts';
export { asJson, joinSql, sql, Sql, trustedSql, type SqlValue } from './sql/sql.ts';
export type { Work } from './work/work.ts';

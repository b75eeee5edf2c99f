export * from './database.ts';
export * from './migrate.ts';
export * from './provision.ts';
export * from './sql-builder.ts';
export * from './transaction.ts';

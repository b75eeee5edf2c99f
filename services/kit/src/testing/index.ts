export * from './database.ts';
export * from './factories.ts';
export * from './harness.ts';
export * from './keys.ts';
export * from './migrations.ts';
export * from './request-factory.ts';
export * from './matrix/index.ts';
export * from './fuzz/index.ts';

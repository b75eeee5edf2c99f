export * from './file-store.ts';
export * from './mailer.ts';
export * from './owning-service.ts';
export * from './scanner.ts';

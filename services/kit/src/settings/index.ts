export * from './secret-files.ts';
export * from './tls.ts';

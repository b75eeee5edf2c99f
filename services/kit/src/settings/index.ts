export * from './drain.ts';
export * from './secret-files.ts';
export * from './tls.ts';

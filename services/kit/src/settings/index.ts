export * from './drain.ts';
export * from './production-risks.ts';
export * from './secret-files.ts';
export * from './tls.ts';

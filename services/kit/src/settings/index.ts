export * from './drain.ts';
export * from './portal-environment.ts';
export * from './production-risks.ts';
export * from './secret-files.ts';
export * from './time-zone.ts';
export * from './tls.ts';

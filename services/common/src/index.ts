export * from './attention/attention.routes.ts';
export * from './branding.ts';
export * from './calendar/index.ts';
export * from './mail/index.ts';
export * from './nightly-runs/index.ts';
export { PersonView } from './person.view.ts';
export * from './policy/index.ts';
export * from './require-mta.ts';

export { NightlyRun } from './nightly-run.model.ts';
export { nightlyRunPolicy } from './nightly-run.policy.ts';
export { nightlyRunAttention, nightlyRunRoutes, type NightlyRunParts } from './nightly-run.routes.ts';

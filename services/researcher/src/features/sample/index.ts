export { readAvailability } from './availability.queries.ts';
export { refreshSamples } from './refresh.ts';
export { createSampleParts, type SampleParts } from './sample-parts.ts';
export { allowedKindSql } from './sample-type.policy.ts';
export { sampleRoutes } from './sample.routes.ts';

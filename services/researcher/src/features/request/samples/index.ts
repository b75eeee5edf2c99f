export { checkSampleChange } from './change-samples.ts';
export { keepSamples, requestedSamples } from './keep-samples.ts';
export { requestSampleRoutes } from './request-samples.routes.ts';
export { mayAskForKind } from './sample-kind.ts';
export { sampleProblems } from './sample-problems.ts';

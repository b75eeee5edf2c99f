export { submissionRoutes } from './submission.routes.ts';
export { resourceProblemRoutes } from './resource-problems.ts';

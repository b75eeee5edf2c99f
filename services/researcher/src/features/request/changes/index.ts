export { changesRoutes } from './changes.routes.ts';
export { keepSubmission } from './keep-submission.ts';

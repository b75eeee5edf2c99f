export { storeSubmission } from './changes/store-submission.ts';
export { requestPapersRoutes } from './request-papers.routes.ts';

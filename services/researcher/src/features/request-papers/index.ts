export { keepSubmission } from './changes/keep-submission.ts';
export { requestPapersRoutes } from './request-papers.routes.ts';

export { storeSubmission } from './changes/store-submission.ts';
export { requestDocumentsRoutes } from './request-documents.routes.ts';

export { submissionRoutes } from './submission.routes.ts';
export { resourceProblemRoutes } from './resource-problems.ts';
export { announceSubmission, returnToReviewer } from './announce-submission.ts';
export { agreementProblem, readSubmission, type Submission } from './check.ts';

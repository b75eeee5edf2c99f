export { arePointsRead, publishPoints } from './publish-points.ts';
export { POINT_PATCH_ACTIONS } from './revision-point.commands.ts';
export { revisionPointRoutes } from './revision-point.routes.ts';
export { answerlessPoints } from './unanswered.ts';

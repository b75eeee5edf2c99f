import { resourceRoutes, type Handler } from '@portal/kit';
import { changePoint, markPoint, POINT_PATCH_ACTIONS, removePoint } from './revision-point.commands.ts';
import { revisionPointResource } from './revision-point.resource.ts';

export { arePointsRead, publishPoints } from './publish-points.ts';
export { POINT_PATCH_ACTIONS } from './revision-point.commands.ts';
export { answerlessPoints } from './unanswered.ts';

export const revisionPointRoutes: readonly Handler[] = resourceRoutes(revisionPointResource, {
  create: markPoint,
  patch: changePoint,
  patchActions: POINT_PATCH_ACTIONS,
  remove: removePoint,
});

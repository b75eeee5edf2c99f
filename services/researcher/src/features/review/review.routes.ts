import { lockOne, mutation, resourceRoutes, type Handler, type Locked } from '@portal/kit';
import { undoAssignment } from './assignment-notice.ts';
import { assignReviewer, removeReviewer } from './review.commands.ts';
import type { ReviewState } from './review.policy.ts';
import { reviewResource } from './review.resource.ts';

export const reviewRoutes: readonly Handler[] = [
  ...resourceRoutes(reviewResource, { create: assignReviewer, remove: removeReviewer }),
  mutation<'POST /review/{id}/undo/', Locked<ReviewState>>('POST /review/{id}/undo/', {
    load: ({ actor, params }, work) => lockOne(reviewResource, { work, actor, id: params.id }),
    authorise: 'undo',
    command: undoAssignment,
    present: async () => ({ body: undefined }),
  }),
];

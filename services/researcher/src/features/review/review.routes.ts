import { lockOne, mutation, resourceRoutes, type Handler, type Locked } from '@portal/kit';
import { undoAssignment } from './assignment-notice.ts';
import { requestResource, type RequestState } from '../request/index.ts';
import { removeReviewer, undoRemoval } from './removal.ts';
import type { AssignmentRules } from './assignment-rules.ts';
import { assignReviewer } from './review.commands.ts';
import type { ReviewState } from './review.policy.ts';
import { reviewResource } from './review.resource.ts';

export const reviewRoutes = (rules: AssignmentRules): readonly Handler[] => [
  ...resourceRoutes(reviewResource, {
    create: (assignment) => assignReviewer({ ...assignment, rules }),
    remove: removeReviewer,
  }),
  mutation<'POST /review/{id}/undo/', Locked<ReviewState>>('POST /review/{id}/undo/', {
    load: ({ actor, params }, work) => lockOne(reviewResource, { work, actor, id: params.id }),
    authorise: 'undo',
    command: undoAssignment,
    present: async () => ({ body: undefined }),
  }),
  mutation<'POST /review/undo-removal/', Locked<RequestState>>('POST /review/undo-removal/', {
    load: ({ actor, body }, work) => lockOne(requestResource, { work, actor, id: body.request }),
    authorise: 'assign_reviewer',
    command: ({ call, work }) => undoRemoval(work, call.actor, call.body),
    present: async () => ({ body: undefined }),
  }),
];

import { namesScores } from '@portal/contract';
import {
  handler,
  lockOne,
  mutation,
  notFound,
  resourceRoutes,
  type Call,
  type Handler,
  type Locked,
} from '@portal/kit';
import { undoAssignment } from './assignment-notice.ts';
import { requestResource, type RequestState } from '../request/index.ts';
import { removeReviewer, putReviewerBack } from './removal.ts';
import type { AssignmentRules } from './assignment-rules.ts';
import { assignReviewer } from './review.commands.ts';
import type { ReviewState } from './review.policy.ts';
import { findOwnReview } from './review.queries.ts';
import { reviewResource } from './review.resource.ts';

/** A POST with scores is redirected to the staff service, which stores them (decision 470). */
const redirectScores = (assign: Handler): Handler =>
  handler('POST /review/', async (call) => {
    if (!namesScores(call.body)) return assign.run(call as unknown as Call);
    const id = await findOwnReview(call.database, call.actor, call.body);
    if (id === undefined) throw notFound();
    call.context.status = 307;
    call.context.redirect(`/api/review/${id}/score/${call.context.search}`);
    return { raw: true };
  });

export const reviewRoutes = (rules: AssignmentRules): readonly Handler[] => [
  ...resourceRoutes(reviewResource, {
    create: (assignment) => assignReviewer({ ...assignment, rules }),
    remove: removeReviewer,
  }).map((route) => (route.key === 'POST /review/' ? redirectScores(route) : route)),
  mutation<'POST /review/{id}/undo/', Locked<ReviewState>>('POST /review/{id}/undo/', {
    load: ({ actor, params }, work) => lockOne(reviewResource, { work, actor, id: params.id }),
    authorise: 'undo',
    command: undoAssignment,
    present: async () => ({ body: undefined }),
  }),
  mutation<'POST /review/undo-removal/', Locked<RequestState>>('POST /review/undo-removal/', {
    load: ({ actor, body }, work) => lockOne(requestResource, { work, actor, id: body.request }),
    authorise: 'assign_reviewer',
    command: ({ call, work }) => putReviewerBack(work, call.actor, call.body),
    present: async () => ({ body: undefined }),
  }),
];

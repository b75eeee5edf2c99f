/** Reviews in the API: the assignment, with its request and its reviewer. */
import { reviewObject } from '@portal/contract';
import { defineResource, fromModel, sql } from '@portal/kit';
import { ReviewModel } from '../../models/index.ts';
import { reviewPolicy, type ReviewState } from './review.policy.ts';

export const reviewResource = defineResource<typeof reviewObject, ReviewState>({
  object: reviewObject,
  ...fromModel(ReviewModel, { request: 'inner', reviewer: 'inner' }),
  // Locks the request first, as assigning does.
  lockRow: (id) => sql`select 1 from researcher.request
    where id = (select request_id from researcher.review where id = ${id}) for no key update`,
  columns: {
    request: `jsonb_build_object('id', request.id, 'sfari_request_id', request.sfari_request_id, 'type', request.type, 'status', request.status)`,
    reviewer: `jsonb_build_object('id', reviewer.id, 'display_name', reviewer.display_name)`,
  },
  filters: { request: 't.request_id', reviewer: 't.reviewer_id', request__status: 'request.status' },
  state: {
    status: 'request.status',
    is_unannounced:
      'exists (select 1 from researcher.assignment_notice notice where notice.review_id = t.id)',
  },
  policy: reviewPolicy,
});

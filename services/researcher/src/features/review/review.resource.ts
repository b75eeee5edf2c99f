/** Reviews as the API answers them: the assignment, with its request and its reviewer. */
import { reviewObject } from '@portal/contract';
import { defineResource, sql } from '@portal/kit';
import { reviewPolicy, type ReviewState } from './review.policy.ts';

export const reviewResource = defineResource<typeof reviewObject, ReviewState>({
  object: reviewObject,
  table: 'researcher.review',
  // Whoever assigns holds the request and then writes reviews, so taking one back begins with the request too.
  holds: (id) => sql`select 1 from researcher.request
    where id = (select request_id from researcher.review where id = ${id}) for no key update`,
  from: 'researcher.review t',
  joins: {
    r: 'join researcher.request r on r.id = t.request_id',
    p: 'join core_api.person p on p.id = t.reviewer_id',
  },
  columns: {
    id: 't.id',
    request: `jsonb_build_object('id', r.id, 'sfari_request_id', r.sfari_request_id, 'type', r.type, 'status', r.status)`,
    reviewer: `jsonb_build_object('id', p.id, 'display_name', p.display_name)`,
    reviewer_role: 't.reviewer_role',
    quarter: 't.quarter',
    created: 't.created',
    modified: 't.modified',
  },
  filters: { request: 't.request_id', reviewer: 't.reviewer_id', request__status: 'r.status' },
  state: {
    status: 'r.status',
    is_untold: 'exists (select 1 from researcher.assignment_notice notice where notice.review_id = t.id)',
  },
  policy: reviewPolicy,
});

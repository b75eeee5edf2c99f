import type { Request } from '@portal/contract/types';

let next = 100;

/**
 * A Dataset request under review, as returned to an administrator. Each has a unique id, so that no cached response is
 * reused.
 */
export function buildRequest(overrides: Partial<Request> = {}): Request {
  const id = (next += 1);
  const code = `REQ000${id}`;
  return {
    id,
    sfari_request_id: code,
    display_name: `${code}: Sleep in siblings`,
    type: 1,
    status: 3,
    owner: { id: 30, display_name: 'Hannah Weiss' },
    institution: { id: 1, display_name: 'Lakeside University', status: 3, rda_status: 3 },
    project: { id: 49, sfari_project_id: 'PRJ000049', title: 'Sleep in siblings' },
    cohorts: [],
    created: '2026-11-15T20:46:16Z',
    modified: '2026-11-20T15:08:21Z',
    submission_date: '2026-11-20T15:08:21Z',
    status_since: '2026-11-20T15:08:21Z',
    days_in_status: 3,
    irb_required: false,
    has_new_irb: false,
    first_req_on_project: false,
    project_has_approved_req: false,
    research_team_ready: true,
    decision_date: null,
    fulfillment_date: null,
    expiration_date: null,
    expired: false,
    revocation_date: null,
    review_users: [],
    abilities: {
      decide: true,
      assign_reviewer: true,
      see_reviewers: true,
      comment: true,
      edit_tickets: true,
      view_history: true,
      delete: true,
    },
    decisions: [4, 5, 6],
    datasets: [],
    access_control_list: [],
    comments: [],
    stages: [],
    ...overrides,
  };
}

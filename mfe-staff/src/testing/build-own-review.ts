import type { OwnReview } from '@portal/contract';
import type { Request } from '@portal/contract/types';

/** The user's own review of the request, as returned for the reviewers' home: not started, due later. */
export const buildOwnReview = (
  { id, sfari_request_id, type, project }: Request,
  overrides: Partial<OwnReview> = {},
): OwnReview => ({
  review: id + 1000,
  request: { id, sfari_request_id, type, project_title: project.title },
  due_date: '2026-12-09',
  is_late: false,
  progress: 'New',
  scored: 0,
  criteria: 6,
  submitted_at: null,
  is_open: true,
  ...overrides,
});

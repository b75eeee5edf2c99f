import { REQUEST_STATUS, RESEARCH_MATCH_TYPES } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';

/** The roles that write summaries; the server checks again. */
const EDITING_ROLES: readonly string[] = ['sfari_admin', 'sfari_admin_lead', 'rm_admin'];

/**
 * Users who see the reviewers of an application may read its summary; no one may read the summary of their own
 * application.
 */
export const hasSummary = ({
  type,
  status,
  abilities,
}: Pick<Request, 'type' | 'status' | 'abilities'>): boolean =>
  RESEARCH_MATCH_TYPES.includes(type) &&
  status > REQUEST_STATUS.CREATED &&
  (abilities['see_reviewers'] ?? false);

export const isSummaryEditable = (
  request: Pick<Request, 'type' | 'status' | 'abilities'>,
  role: string | null,
): boolean => hasSummary(request) && role !== null && EDITING_ROLES.includes(role);

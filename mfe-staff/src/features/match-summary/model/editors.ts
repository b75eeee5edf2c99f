import { REQUEST_STATUS, RESEARCH_MATCH_TYPES } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';

/** Who writes summaries; the server decides again. */
const EDITING_ROLES: readonly string[] = ['sfari_admin', 'sfari_admin_lead', 'rm_admin'];

/** Those who see the reviewers of an application read its summary; no one that of their own. */
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

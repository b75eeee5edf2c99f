/**
 * What people who only review can see of projects, datasets and access: whatever belongs to a request that they review.
 */
import { REQUEST_STATUS, TISSUE_TYPES } from '@portal/contract';
import { noConflictSql } from '@portal/common';

const SUBMITTED = `scope.status <> ${REQUEST_STATUS.CREATED}`;

/** Ids that the assigned requests refer to: `column` of the request, aliased `scope`. */
const assigned = (column: string, join = ''): string => `select ${column} from researcher.request scope
  join researcher.review mine on mine.request_id = scope.id ${join}
  where mine.reviewer_id = :actor and ${SUBMITTED} and ${noConflictSql('scope.id')}`;
/** Brain-bank reviewers see every submitted tissue request (decision 010). */
const tissueRequest = (condition: string, join = ''): string => `researcher.request scope ${join}
  where ${condition} and ${SUBMITTED} and scope.type in (${TISSUE_TYPES.join(', ')})
    and ${noConflictSql('scope.id')}`;
const tissue = (condition: string, join = ''): string =>
  `exists (select 1 from ${tissueRequest(condition, join)})`;
const DATASETS = 'join researcher.request_dataset wanted on wanted.request_id = scope.id';

/** Relations over alias `t`; `any(array(…))` is evaluated once for the statement. */
export const projectScope = {
  reviewer: `t.id = any(array(${assigned('scope.project_id')}))`,
  // True for most projects, so it is checked row by row; with `exists` PostgreSQL would collect all tissue requests
  // first.
  tissue: `coalesce((select true from ${tissueRequest('scope.project_id = t.id')} limit 1), false)`,
} as const;
export const datasetScope = {
  reviewer: `t.id = any(array(${assigned('wanted.dataset_id', DATASETS)}))`,
  tissue: tissue('wanted.dataset_id = t.id', DATASETS),
} as const;
export const accessScope = {
  reviewer: `t.request_id = any(array(${assigned('scope.id')}))`,
  tissue: tissue('scope.id = t.request_id'),
} as const;

/** Part of a policy's `who`, beside `seenByStaff`. */
export const seenByReviewers = {
  external_reviewer: ['reviewer'],
  internal_reviewer: ['reviewer'],
  abn_reviewer: ['tissue', 'reviewer'],
} as const;

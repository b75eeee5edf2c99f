/**
 * Views through which core reads the requests of the researcher service (decision 184). There is one view per kind of
 * involvement, because PostgreSQL plans all parts of a view for each statement that names it (decision 527).
 */
import {
  ALL_REQUEST_TYPES,
  REQUEST_STATUS,
  RESEARCH_MATCH_TYPES,
  TISSUE_TYPES,
  type RequestType,
} from '@portal/contract';
import { involvementView, type InvolvementKind } from '@portal/contract/service-dependencies';
import { noConflictSql as noDeclaredConflictSql } from '@portal/common';

/** FROM and WHERE clauses; `condition` uses the alias `r`. */
export const involvedSql = (kind: InvolvementKind, condition = 'true'): string =>
  `from ${involvementView(kind)} r where (${condition})`;

/** True unless the caller has a conflict of interest with the request. */
export const noConflictSql = (request: string): string =>
  noDeclaredConflictSql(request, `${involvementView('conflict')} declared`);
/** Requests of which the caller is the owner, and those with which they have a conflict of interest. */
export const ownedSql = `select r.request_id ${involvedSql('owner', 'r.user_id = :actor')}`;
export const conflictedSql = `select r.request_id ${involvedSql('conflict', 'r.user_id = :actor')}`;
const SUBMITTED = `r.status <> ${REQUEST_STATUS.CREATED} and ${noConflictSql('r.request_id')}`;
const TISSUE = `r.type in (${TISSUE_TYPES.join(', ')})`;
/** The array is computed once per statement. */
const reviewedSql = (column: string): string =>
  `any(array(select r.${column} ${involvedSql('reviewer', `r.user_id = :actor and ${SUBMITTED}`)}))`;

/**
 * A scalar subquery is evaluated row by row. For an "exists" combined with other conditions PostgreSQL would first
 * gather all such rows.
 */
const isInvolvedSql = (kind: InvolvementKind, condition: string): string =>
  `coalesce((select true ${involvedSql(kind, condition)} limit 1), false)`;

/**
 * Relations over alias `t`. Beyond their own objects, people who only review see what belongs to a request they review
 * (spec 3 section 6). The brain bank's reviewers see every submitted tissue request (decision 010).
 */
export const ownersOfReviewed = {
  reviewer: `t.id = ${reviewedSql('owner_id')}`,
  tissue: isInvolvedSql('owner', `r.user_id = t.id and ${SUBMITTED} and ${TISSUE}`),
} as const;
export const lettersOfReviewed = {
  reviewer: `t.id = any(array(select r.file_id ${involvedSql('letter', `r.request_id = ${reviewedSql('request_id')}`)}))`,
  tissue: isInvolvedSql('letter', `r.file_id = t.id and ${SUBMITTED} and ${TISSUE}`),
} as const;

/**
 * Relations of a file, alias `t`, that an answer of a request refers to. They follow the relations of the request
 * (decision 234), so that no one can open a file of a request that they may not see.
 */
export const requestFiles = {
  request_reader: `t.id = any(array(select r.file_id ${involvedSql('request_file_reader', 'r.user_id = :actor')}))`,
  request_submitted: isInvolvedSql('request_file', `r.file_id = t.id and ${SUBMITTED}`),
  request_match: isInvolvedSql(
    'request_file',
    `r.file_id = t.id and ${SUBMITTED} and r.type in (${RESEARCH_MATCH_TYPES.join(', ')})`,
  ),
  request_tissue: isInvolvedSql('request_file', `r.file_id = t.id and ${SUBMITTED} and ${TISSUE}`),
  request_creator: isInvolvedSql('request_file', 'r.file_id = t.id and r.user_id = :actor'),
  request_reviewer: `t.id = any(array(select r.file_id ${involvedSql('request_file', `r.request_id = ${reviewedSql('request_id')}`)}))`,
} as const;

/** Relations of a file, alias `t`, about a dataset. They follow the relations of the dataset (decision 240). */
export const datasetFiles = {
  // The array is computed once: everyone has this relation, and evaluated row by row each list of files would go
  // through all of them.
  dataset_public: `t.id = any(array(select r.file_id ${involvedSql('dataset_file')}))`,
  dataset_reader: `t.id = any(array(select r.file_id ${involvedSql('dataset_file_reader', 'r.user_id = :actor')}))`,
  dataset_reviewer: `t.id = any(array(select r.file_id ${involvedSql('dataset_file_reviewer', 'r.user_id = :actor')}))`,
} as const;

/** Part of a policy's `who`, used together with `seenByStaff`. */
export const seenByReviewers = {
  external_reviewer: ['reviewer'],
  internal_reviewer: ['reviewer'],
  abn_reviewer: ['tissue', 'reviewer'],
} as const;

/** SQL for the suspended request of `account` with the lowest id, or null. */
export const suspendedRequestSql = (account: string): string =>
  `(select min(r.request_id) ${involvedSql('owner', `r.user_id = ${account} and r.status = ${REQUEST_STATUS.SUSPENDED}`)})`;

/** Request types that give access to the donor catalogue once approved. */
const OPENING = ALL_REQUEST_TYPES.filter(({ approval }) => approval === 'gives').map(({ number }) => number);

/**
 * Whether `account` may search the donors. It follows from an approved request and cannot be set by hand (decision
 * 336).
 */
export const brainBankApprovedSql = (account: string): string =>
  isInvolvedSql(
    'owner',
    `r.user_id = ${account} and r.type in (${OPENING.join(', ')})
      and r.status in (${REQUEST_STATUS.APPROVED}, ${REQUEST_STATUS.FULFILLED})
      and not (r.request_id = any(array(select ended.request_id from ${involvementView('ended')} ended
        where ended.user_id = ${account})))`,
  );

/** Whether the request with the number `id` is of one of these types. */
export const isOfTypeSql = (id: string, types: readonly RequestType[]): string =>
  isInvolvedSql('owner', `r.request_id = ${id} and r.type in (${types.join(', ')})`);

/** Whether the file is an IRB letter that has expired. */
export const isEndedLetterSql = (fileId: string): string =>
  isInvolvedSql('ended_letter', `r.file_id = ${fileId}`);

/** The one place that changes a request's status. */
import { REQUEST_STATUS as S, ACCESS_DAYS, type RequestStatus } from '@portal/contract';
import { portalNowSql, sql, trustedSql, type Reads, type Sql, type Work } from '@portal/kit';
import { z } from 'zod';
import { syncDatasetAccess } from '../../dataset-access/index.ts';
import { extendExpiration } from './extend-expiration.ts';
import { askForTransferAgreement } from './transfer-agreement.ts';

/** Answers to the application. What follows an approval (fulfilled, suspended, archived) does not date it anew. */
const ANSWERS: readonly RequestStatus[] = [
  S.APPROVED,
  S.REJECTED,
  S.REVISIONS_REQUESTED,
  S.DEFERRED,
  S.CONDITIONALLY_APPROVED,
  S.WITHDRAWN,
  S.APPROVED_PENDING_TEAM,
];

const APPROVALS: readonly RequestStatus[] = [S.APPROVED, S.APPROVED_PENDING_TEAM];

export interface StatusChange {
  readonly id: number;
  readonly from: RequestStatus;
  readonly to: RequestStatus;
  /** Who decided; undefined leaves the last decision as it stands. */
  readonly decidedBy?: number;
  /** Back to what it was: the day of the submission stays. */
  readonly isUndo?: boolean;
}

const DATES = [
  'submission_date',
  'decision_date',
  'fulfillment_date',
  'expiration_date',
  'revocation_date',
] as const;
export type StatusDate = (typeof DATES)[number];

/** The dates of the request after the change, as SQL over its row before. */
export function datesAfter({
  from,
  to,
  decidedBy,
  isUndo = false,
}: StatusChange): Readonly<Record<StatusDate, string>> {
  const isAnswer = decidedBy !== undefined && ANSWERS.includes(to);
  // Access that is given back keeps its dates: a suspension does not make it last longer.
  const isFirstFulfilment = to === S.FULFILLED && from === S.APPROVED;
  const isRevoked = from === S.FULFILLED && to !== S.FULFILLED;
  const nowIf = (isDated: boolean, column: StatusDate): string => (isDated ? 'now()' : column);
  return {
    submission_date: nowIf(to === S.SUBMITTED && !isUndo, 'submission_date'),
    decision_date: nowIf(isAnswer, 'decision_date'),
    fulfillment_date: nowIf(isFirstFulfilment, 'fulfillment_date'),
    expiration_date: isFirstFulfilment
      ? `${portalNowSql} + interval '${ACCESS_DAYS} days'`
      : 'expiration_date',
    revocation_date: to === S.FULFILLED ? 'null::timestamptz' : nowIf(isRevoked, 'revocation_date'),
  };
}

/**
 * Writes the status, its dates and what it means for the access to datasets. The row must be locked.
 * @returns number of this change: unique, so it names the change in keys of mails
 */
export async function changeStatus(work: Work, change: StatusChange): Promise<number> {
  const { id, from, to, decidedBy } = change;
  const dates = datesAfter(change);
  const assignments = [
    ...DATES.map((column) => `${column} = ${dates[column]}`),
    // A new term begins.
    ...(to === S.FULFILLED && from === S.APPROVED ? ['expired_on = null'] : []),
  ].join(', ');
  await work.run(sql`update researcher.request set status = ${to}, has_new_irb = false,
      decided_by = coalesce(${decidedBy ?? null}::int, decided_by), ${trustedSql(assignments)}
    where id = ${id}`);
  if (APPROVALS.includes(to)) await lockProject(work, id);
  if (to === S.APPROVED && from !== S.APPROVED) await extendExpiration(work, id);
  if (to === S.APPROVED) await askForTransferAgreement(work, id);
  if (to === S.FULFILLED || from === S.FULFILLED) await syncDatasetAccess(work, [id]);
  const written = await work.row(
    z.object({ id: z.int().nullable() }),
    sql`select max(id) as id from researcher.request_status_change where request_id = ${id}`,
  );
  return written?.id ?? 0;
}

/**
 * What was approved stays as it was reviewed: the first approval locks the project. Later ones leave it alone, so that a
 * project which an administrator opened again stays open.
 */
async function lockProject(work: Work, id: number): Promise<void> {
  await work.run(sql`update researcher.project project set is_editable = false
    from researcher.request approved
    where approved.id = ${id} and project.id = approved.project_id and ${lockedByApprovals(1)}`);
}

/** Over alias `project`: it is open, and so many of its requests were ever approved. */
const lockedByApprovals = (approvals: number): Sql => sql`project.is_editable
  and (select count(*) from researcher.request other
    join researcher.request_status_change change on change.request_id = other.id
    where other.project_id = project.id and change.to_status = any(${APPROVALS}::smallint[])) = ${approvals}`;

const Dates = z.object(
  Object.fromEntries(DATES.map((column) => [column, z.string().nullable()])) as Record<
    StatusDate,
    z.ZodNullable<z.ZodString>
  >,
);
const StatusChangePreview = z.object({ before: Dates, after: Dates, locks_project: z.boolean() });

/** What {@link changeStatus} would write now, by the same rules. Changes nothing. */
export async function readStatusChange(
  reads: Reads,
  change: StatusChange,
): Promise<z.output<typeof StatusChangePreview>> {
  const dates = datesAfter(change);
  const object = (value: (column: StatusDate) => string) =>
    trustedSql(`json_build_object(${DATES.map((column) => `'${column}', ${value(column)}`).join(', ')})`);
  const foreseen = await reads.row(
    StatusChangePreview,
    sql`select ${object((column) => column)} as before, ${object((column) => dates[column])} as after,
        ${APPROVALS.includes(change.to)}::boolean and coalesce((select ${lockedByApprovals(0)}
          from researcher.project project where project.id = request.project_id), false) as locks_project
      from researcher.request request where request.id = ${change.id}`,
  );
  if (!foreseen) throw new Error(`request ${change.id} vanished while it was looked at`);
  return foreseen;
}

/** Approved content must not change after its review, so the first approval locks the project. */
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract';
import { sql, type Sql, type Work } from '@portal/kit';

const APPROVALS: readonly RequestStatus[] = [S.APPROVED, S.APPROVED_PENDING_TEAM];

export const isApproval = (status: RequestStatus): boolean => APPROVALS.includes(status);

/** Only the first approval locks, so a project that an administrator unlocked stays unlocked. */
export async function lockProject(work: Work, id: number): Promise<void> {
  await work.run(sql`update researcher.project project set is_editable = false
    from researcher.request approved
    where approved.id = ${id} and project.id = approved.project_id and ${lockedByApprovals(1)}`);
}

/** Over alias `project`: it is unlocked, and exactly `approvals` of its requests were ever approved. */
export const lockedByApprovals = (approvals: number): Sql => sql`project.is_editable
  and (select count(*) from researcher.request other
    join researcher.request_status_change change on change.request_id = other.id
    where other.project_id = project.id and change.to_status = any(${APPROVALS}::smallint[])) = ${approvals}`;

/** Undoes the removal of a team member (decision 216). */
import { LIMITS } from '@portal/contract';
import { sql, wrongState, type Work } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../texts/en/request-refusals.ts';
import { RemovedMemberModel, TeamMemberModel } from '../../models/index.ts';
import { lockRequests } from '../dataset-access/index.ts';

export const TOO_LATE = requestRefusals.team.tooLate;
export const ADDED_AGAIN = requestRefusals.team.twice;

/**
 * Restores the person to the team, with the access that ended when they were removed. The caller updates the ledger and
 * readiness.
 */
export async function restoreMember(work: Work, projectId: number, memberId: number): Promise<number[]> {
  const requests = await lockRequests(work, sql`request.project_id = ${projectId}`);
  const member = await work.lock(TeamMemberModel, memberId);
  const left = await work.read(RemovedMemberModel).matching({ member_id: memberId }).first();
  const isTheirs = member?.project_id === projectId && member.removal_date !== null;
  const oldest = Date.now() - LIMITS.undoMinutes * 60_000;
  if (!isTheirs || !left || left.removed.getTime() < oldest) throw wrongState(TOO_LATE);
  if (await isOnTeam(work, projectId, member.email)) throw wrongState(ADDED_AGAIN);
  await work.of(TeamMemberModel).findById(memberId).patch({ removal_date: null });
  await work.run(sql`update researcher.request_access set removal_date = null
    where id = any(${left.ended_access}::int[]) and removal_date is not null`);
  await work.of(RemovedMemberModel).deleteById(memberId);
  return requests;
}

async function isOnTeam(work: Work, projectId: number, email: string): Promise<boolean> {
  const row = await work.row(
    z.object({ id: z.int() }),
    sql`select id from researcher.team_member
      where project_id = ${projectId} and removal_date is null and email = ${email}::citext`,
  );
  return row !== undefined;
}

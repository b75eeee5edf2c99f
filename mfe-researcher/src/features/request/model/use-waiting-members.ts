import type { Request, TeamMember } from '@portal/contract';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { useTeam } from '../../team/api/use-team.ts';

const WAITING: readonly number[] = [
  REQUEST_STATUS.SUBMITTED,
  REQUEST_STATUS.UNDER_REVIEW,
  REQUEST_STATUS.APPROVED_PENDING_TEAM,
];

/** The team of an open request. */
export const useOpenTeam = ({ status, project, type }: Request) =>
  useTeam(WAITING.includes(status) ? project.id : 0, type);

/** The members of an open request's team who are not ready; undefined while loading. */
export function useWaitingMembers(request: Request): TeamMember[] | undefined {
  const { data } = useOpenTeam(request);
  if (!WAITING.includes(request.status)) return [];
  const chosen = new Set(
    request.access_control_list?.filter((entry) => !entry.removal_date).map((entry) => entry.user_id),
  );
  // If no one is chosen yet, everyone who can be chosen counts.
  const counts = ({ user_id: userId, user_role: role }: TeamMember) =>
    chosen.size === 0
      ? role !== 'Student'
      : userId !== null && (chosen.has(userId) || userId === request.owner.id);
  return data?.results.filter((member) => member.removal_date === null && !member.ready && counts(member));
}

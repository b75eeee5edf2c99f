import type { Request, TeamMember } from '@portal/contract';
import { StatusBadge } from '@portal/shared-ui';
import { ReadGate } from '@portal/shared-ui/errors';
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';
import { useRequest } from '../../api/use-request.ts';
import { useMemberTodos } from '../../../team/model/member-warnings.ts';
import { useTeam } from '../../../team/api/use-team.ts';
import { AccessChoice, isChoosable, TeamTable } from '@portal/shared-ui/team';
import { request as words } from '#texts/request';

const ENDED: readonly RequestStatus[] = [S.REJECTED, S.WITHDRAWN, S.ARCHIVED, S.SUSPENDED];

/** The research team, with who gets, has or no longer has access through this request. */
export function TeamTab({ request }: { request: Request }) {
  const describe = useMemberTodos();
  const page = useRequest(request.id);
  const read = useTeam(request.project.id, request.type);
  const chosen = new Set(
    request.access_control_list?.filter((entry) => !entry.removal_date).map((entry) => entry.user_id),
  );
  const access = (member: TeamMember) =>
    request.status !== S.CREATED && isChoosable(request, member) ? (
      <AccessChoice request={request} page={page} member={member} />
    ) : member.user_id !== null &&
      !ENDED.includes(request.status) &&
      (chosen.has(member.user_id) || member.user_id === request.owner.id) ? (
      <StatusBadge tone="info">
        {request.status === S.FULFILLED ? words.team.hasAccess : words.team.getsAccess}
      </StatusBadge>
    ) : (
      words.team.noAccess
    );
  return (
    <ReadGate isPart read={read} failure={words.team.loadFailed}>
      {(team) => <TeamTable members={team.results} describe={describe} access={access} />}
    </ReadGate>
  );
}

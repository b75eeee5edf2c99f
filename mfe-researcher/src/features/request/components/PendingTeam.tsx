import type { Request } from '@portal/contract';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { chakra, Text, Notice, BulletList } from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';
import { memberName } from '@portal/shared-ui/team';
import { useMemberTodos } from '../../team/model/member-warnings.ts';
import { useWaitingMembers } from '../model/use-waiting-members.ts';
import { request as words } from '#texts/request';

/** The team members who are not ready, with what each must do. Renders nothing once all are ready. */
export function PendingTeam({ request }: { request: Request }) {
  const { user } = useSession();
  const describe = useMemberTodos();
  const waiting = useWaitingMembers(request) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Notice tone="warning" title={words.team.waiting}>
      <Text mb="2">
        {request.status === REQUEST_STATUS.APPROVED_PENDING_TEAM
          ? words.team.approvedText
          : words.team.reviewText}
      </Text>
      <BulletList>
        {waiting.map((member) => (
          <li key={member.id}>
            <chakra.strong fontWeight="semibold">
              {member.user_id !== null && member.user_id === user?.id
                ? words.team.yourAccess
                : memberName(member)}
            </chakra.strong>
            : {describe(member).join(' ')}
          </li>
        ))}
      </BulletList>
    </Notice>
  );
}

import type { Request } from '@portal/contract';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { chakra, Text } from '@portal/shared-ui';
import { Notice } from '../../common/Notice.tsx';
import { memberName, memberTodos } from '../../team/api/member-warnings.ts';
import { useTeam } from '../../team/api/use-team.ts';
import { BulletList } from '../../common/BulletList.tsx';

const WAITING: readonly number[] = [
  REQUEST_STATUS.SUBMITTED,
  REQUEST_STATUS.UNDER_REVIEW,
  REQUEST_STATUS.APPROVED_PENDING_TEAM,
];

/** Who of the team is not ready, and what each must do. Nothing is shown once everybody is. */
export function PendingTeam({ request }: { request: Request }) {
  const isWaiting = WAITING.includes(request.status);
  const { data } = useTeam(isWaiting ? request.project.id : 0, request.type);
  const chosen = new Set(
    request.access_control_list?.filter((entry) => !entry.removal_date).map((entry) => entry.user_id),
  );
  const counts = (userId: number | null) =>
    chosen.size === 0 || (userId !== null && (chosen.has(userId) || userId === request.owner.id));
  const waiting = (data?.results ?? []).filter(
    (member) => member.warnings.length > 0 && counts(member.user_id),
  );
  if (!isWaiting || waiting.length === 0) return null;
  return (
    <Notice tone="warning" title="Members of your research team are not ready">
      <Text mb="2">
        {request.status === REQUEST_STATUS.APPROVED_PENDING_TEAM
          ? 'The request is approved. Access starts by itself when the last of them is ready.'
          : 'The review goes on, but access cannot start before each of them is ready.'}
      </Text>
      <BulletList>
        {waiting.map((member) => (
          <li key={member.id}>
            <chakra.strong fontWeight="semibold">{memberName(member)}</chakra.strong>:{' '}
            {memberTodos(member).join(' ')}
          </li>
        ))}
      </BulletList>
    </Notice>
  );
}

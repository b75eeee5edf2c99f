import type { TeamMember } from '@portal/contract';
import { chakra, StatusBadge, Text } from '@portal/shared-ui';
import { memberTodos, warningLabel } from '../api/member-warnings.ts';
import { BulletList } from '../../common/BulletList.tsx';
import { team as words } from '#texts/team';

/** 'Ready', with what is lacking without harm, or what this person still lacks and who must do it. */
export function MemberWarnings({ member }: { member: TeamMember }) {
  if (member.ready)
    return (
      <chakra.div>
        <StatusBadge tone="success">{words.ready}</StatusBadge>
        {member.warnings.map((warning) => (
          <Text key={warning} mt="1" textStyle="sm" color="fg.muted">
            {warningLabel(warning)}
          </Text>
        ))}
      </chakra.div>
    );
  return (
    <chakra.div>
      <StatusBadge tone="warning">{words.notReady}</StatusBadge>
      <BulletList mt="1" textStyle="sm">
        {memberTodos(member).map((todo) => (
          <li key={todo}>{todo}</li>
        ))}
      </BulletList>
    </chakra.div>
  );
}

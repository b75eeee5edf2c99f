import type { TeamMember } from '@portal/contract';
import { chakra, StatusBadge } from '@portal/shared-ui';
import { memberTodos } from '../api/member-warnings.ts';
import { BulletList } from '../../common/BulletList.tsx';
import { team as words } from '#texts/team';

/** 'Ready', or what this person still lacks and who must do it. */
export function MemberWarnings({ member }: { member: TeamMember }) {
  const todos = memberTodos(member);
  if (todos.length === 0) return <StatusBadge tone="success">{words.ready}</StatusBadge>;
  return (
    <chakra.div>
      <StatusBadge tone="warning">{words.notReady}</StatusBadge>
      <BulletList mt="1" textStyle="sm">
        {todos.map((todo) => (
          <li key={todo}>{todo}</li>
        ))}
      </BulletList>
    </chakra.div>
  );
}

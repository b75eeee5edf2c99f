import { Box, Text } from '@chakra-ui/react';
import type { TeamMember } from '@portal/contract';
import { BulletList } from '../../design/layout/BulletList.tsx';
import { StatusBadge } from '../../design/layout/StatusBadge.tsx';
import { team as words } from '#texts/team';
import { memberLacks } from './member-words.ts';

interface MemberWarningsProps {
  member: TeamMember;
  /** Describes what a member lacks; default: a few words per item. */
  describe?: ((member: TeamMember) => readonly string[]) | undefined;
}

/** 'Ready', with any optional items that are missing; otherwise the required items that this member lacks. */
export function MemberWarnings({ member, describe = memberLacks }: MemberWarningsProps) {
  if (member.ready)
    return (
      <Box>
        <StatusBadge tone="success">{words.ready}</StatusBadge>
        {memberLacks(member).map((text) => (
          <Text key={text} mt="1" textStyle="sm" color="fg.muted">
            {text}
          </Text>
        ))}
      </Box>
    );
  return (
    <Box>
      <StatusBadge tone="warning">{words.notReady}</StatusBadge>
      <BulletList mt="1" textStyle="sm">
        {describe(member).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </BulletList>
    </Box>
  );
}

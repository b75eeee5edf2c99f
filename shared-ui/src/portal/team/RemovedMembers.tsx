import { Box, Heading, Text } from '@chakra-ui/react';
import { TEAM_ROLE_LABELS } from '@portal/contract/roles';
import { BulletList } from '../../design/layout/BulletList.tsx';
import { formatDate } from '../../design/layout/dates.ts';
import { fill } from '../../design/layout/fill.ts';
import { useApi } from '../data/index.ts';
import { team as words } from '#texts/team';
import { memberName } from './member-words.ts';

/** Who left the team, and when: for administrators, project managers, reviewers and access administrators (spec 2 section 6). */
export function RemovedMembers({ projectId, mayRead }: { projectId: number; mayRead: boolean }) {
  const { data } = useApi('GET /research-team/', {
    query: { project_id: projectId, removed: 'true' },
    enabled: mayRead,
    silent: true,
  });
  const gone = (data?.results ?? []).filter((member) => member.removal_date !== null);
  if (gone.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="removed-members" mt="5">
      <Heading as="h3" id="removed-members" textStyle="md" mb="2">
        {words.removedTitle}
      </Heading>
      <BulletList>
        {gone.map((member) => (
          <li key={member.id}>
            <Text as="span" overflowWrap="anywhere">
              {fill(words.removed, {
                name: memberName(member),
                email: member.email,
                role: TEAM_ROLE_LABELS[member.user_role],
                date: formatDate(member.removal_date),
              })}
            </Text>
          </li>
        ))}
      </BulletList>
    </Box>
  );
}

import type { Request } from '@portal/contract/types';
import { chakra, EmptyState, LoadingText, StatusBadge, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { TEAM_WARNING_LABELS } from '@portal/contract/team-warnings';
import { request as words } from '#texts/request';

/** Who is on the team, who shall have access, and what keeps each from it. */
export function TeamTab({ request }: { request: Request }) {
  const { data, error, reload } = useApi('GET /research-team/', {
    query: { project_id: request.project.id, request_type: request.type },
  });
  if (error)
    return <RetryPanel title={words.couldNotGetResearchTeam} error={error} onRetry={() => void reload()} />;
  if (!data) return <LoadingText>{words.fetchingInformation}</LoadingText>;
  if (data.results.length === 0) return <EmptyState headingLevel={3} title={words.noEntries} />;
  const withAccess = new Set(request.access_control_list?.map((entry) => entry.user_id));
  return (
    <chakra.ul listStyleType="none" m="0" p="0">
      {data.results.map((member) => (
        <chakra.li key={member.id} py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
          <Text fontWeight="semibold">
            {member.first_name} {member.last_name}
          </Text>
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {member.user_role} · {member.institution} · {member.email}
          </Text>
          <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
            {member.user_id !== null && withAccess.has(member.user_id) ? (
              <StatusBadge tone="info">{words.asksForAccess}</StatusBadge>
            ) : null}
            {member.ready ? <StatusBadge tone="success">{words.ready}</StatusBadge> : null}
            {member.warnings.map((warning) => (
              <StatusBadge key={warning} tone={member.ready ? 'neutral' : 'warning'}>
                {TEAM_WARNING_LABELS[warning]}
              </StatusBadge>
            ))}
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

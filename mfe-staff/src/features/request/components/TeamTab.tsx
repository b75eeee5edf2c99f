import type { TeamMember } from '@portal/contract';
import type { Request } from '@portal/contract/types';
import { EmptyState, LoadingText, StatusBadge } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { currentMembers, TeamTable } from '@portal/shared-ui/team';
import { request as words } from '#texts/request';

/** Who is on the team, who shall have access, and what keeps each from it. */
export function TeamTab({ request }: { request: Request }) {
  const { data, error, reload } = useApi('GET /research-team/', {
    query: { project_id: request.project.id, request_type: request.type },
  });
  if (error) return <RetryPanel title={words.team.loadFailed} error={error} onRetry={() => void reload()} />;
  if (!data) return <LoadingText>{words.loading}</LoadingText>;
  if (currentMembers(data.results).length === 0)
    return <EmptyState headingLevel={3} title={words.team.emptyTitle} />;
  const withAccess = new Set(
    request.access_control_list?.filter((entry) => !entry.removal_date).map((entry) => entry.user_id),
  );
  const access = ({ user_id: id }: TeamMember) =>
    id !== null && withAccess.has(id) ? (
      <StatusBadge tone="info">{words.team.wantsAccess}</StatusBadge>
    ) : null;
  return <TeamTable members={data.results} access={access} />;
}

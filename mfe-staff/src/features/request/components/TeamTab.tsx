import type { TeamMember } from '@portal/contract';
import type { Request } from '@portal/contract/types';
import { EmptyState, LoadingText, StatusBadge } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { AccessChoice, currentMembers, isChoosable, RemovedMembers, TeamTable } from '@portal/shared-ui/team';
import { PlacePoints } from '../../revision-points/components/PlacePoints.tsx';
import { useStaffRequest } from '../api/use-staff-request.ts';
import { request as words } from '#texts/request';

/** The team, who gets access, and what prevents it for each member; also former members. */
export function TeamTab({ request }: { request: Request }) {
  const page = useStaffRequest(String(request.id), true);
  const { data, error, reload } = useApi('GET /research-team/', {
    query: { project_id: request.project.id, request_type: request.type },
  });
  if (error) return <RetryPanel title={words.team.loadFailed} error={error} onRetry={() => void reload()} />;
  if (!data) return <LoadingText>{words.loading}</LoadingText>;
  const { edit: mayEdit = false, see_removed: maySeeRemoved = false } = data.abilities;
  const withAccess = new Set(
    request.access_control_list?.filter((entry) => !entry.removal_date).map((entry) => entry.user_id),
  );
  const access = (member: TeamMember) => {
    if (isChoosable(request, member)) return <AccessChoice request={request} page={page} member={member} />;
    return member.user_id !== null && withAccess.has(member.user_id) ? (
      <StatusBadge tone="info">{words.team.wantsAccess}</StatusBadge>
    ) : null;
  };
  return (
    <>
      <PlacePoints request={request} place="part.team" />
      {currentMembers(data.results).length === 0 ? (
        <EmptyState headingLevel={3} title={words.team.emptyTitle} />
      ) : (
        <TeamTable members={data.results} access={access} />
      )}
      {mayEdit ? (
        <RouteLink to={`/project/${request.project.id}`} mt="4" display="inline-block" minH="6">
          {words.team.projectLink}
        </RouteLink>
      ) : null}
      <RemovedMembers projectId={request.project.id} mayRead={maySeeRemoved} />
    </>
  );
}

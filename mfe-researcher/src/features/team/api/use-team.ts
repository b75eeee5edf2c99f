import type { TeamMember } from '@portal/contract';
import { type ApiRead, useApi } from '@portal/shared-ui/data';

export interface Team {
  results: TeamMember[];
  abilities: Record<string, boolean>;
}

/** The team of a project; with `requestType`, each person is checked for that request type. */
export function useTeam(projectId: number, requestType?: number): ApiRead<Team> {
  return useApi('GET /research-team/', {
    query: { project_id: projectId, request_type: requestType },
    enabled: projectId > 0,
  });
}

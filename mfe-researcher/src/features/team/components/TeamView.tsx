import { EmptyState } from '@portal/shared-ui';
import { ReadGate } from '@portal/shared-ui/errors';
import { useTeam } from '../api/use-team.ts';
import { TeamTable } from './TeamTable.tsx';
import { team as words } from '#texts/team';

/** The team of a project, to read. */
export function TeamView({ projectId, requestType }: { projectId: number; requestType?: number }) {
  const read = useTeam(projectId, requestType);
  return (
    <ReadGate isPart read={read} failure="Could not get the research team.">
      {(team) =>
        team.results.length === 0 ? (
          <EmptyState headingLevel={3} title={words.noEntries} description={words.nobodyIsOnTheTeam} />
        ) : (
          <TeamTable members={team.results} />
        )
      }
    </ReadGate>
  );
}

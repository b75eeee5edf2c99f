import { ReadGate } from '@portal/shared-ui/errors';
import type { Request } from '@portal/contract';
import { useMemberTodos } from '../../team/model/member-warnings.ts';
import { useTeam } from '../../team/api/use-team.ts';
import { TeamTable } from '@portal/shared-ui/team';
import type { DraftValues } from '../model/draft-values.ts';
import { wizard as words } from '#texts/wizard';

/** All team members, including those without access: role, access, and what is missing. */
export function ReviewTeam({ request, values }: { request: Request; values: DraftValues }) {
  const describe = useMemberTodos();
  const read = useTeam(values.project, request.type);
  const chosen = new Set(values.access_control_list);
  return (
    <ReadGate isPart read={read} failure={words.team.loadFailed}>
      {(team) => (
        <TeamTable
          members={team.results}
          describe={describe}
          access={({ user_id: userId }) =>
            userId !== null && chosen.has(userId) ? words.team.getsAccess : words.team.noAccess
          }
        />
      )}
    </ReadGate>
  );
}

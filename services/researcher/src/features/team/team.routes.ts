import { forbidden, lockOne, mutation, query, readOne, type Handler, type Locked } from '@portal/kit';
import { projectResource, type ProjectState } from '../project/index.ts';
import { saveTeam } from './team.commands.ts';
import { readTeam } from './team.queries.ts';

const abilitiesOf = (project: Readonly<Record<string, boolean>>) => ({
  edit: project['edit_team'] ?? false,
  see_removed: project['see_removed_team'] ?? false,
});

export const teamRoutes: readonly Handler[] = [
  query('GET /research-team/', async (call) => {
    const { project_id: projectId, request_type: requestType, removed } = call.query;
    const { object: project } = await readOne(call.database, projectResource, call.actor, projectId);
    const abilities = abilitiesOf(project.abilities);
    if (removed === 'true' && !abilities.see_removed) throw forbidden();
    const team = { projectId, requestType, removed: removed === 'true' };
    return { results: await readTeam(call.database, team), abilities };
  }),

  mutation<'POST /research-team/', Locked<ProjectState>>('POST /research-team/', {
    load: ({ actor, database, body }, trx) =>
      lockOne(projectResource, { actor, database, trx, id: body.project_id }),
    authorise: 'edit_team',
    command: ({ call, trx }) => saveTeam(call, trx, call.body.project_id, call.body.team),
    present: async ({ call, trx }) => {
      const projectId = call.body.project_id;
      const { object: project } = await readOne(call.database, projectResource, call.actor, projectId, {
        trx,
      });
      return {
        body: {
          results: await readTeam(call.database, { projectId }, trx),
          abilities: abilitiesOf(project.abilities),
        },
      };
    },
  }),
];

import {
  forbidden,
  lockOne,
  mutation,
  query,
  readOne,
  type Actor,
  type Handler,
  type Locked,
  type Work,
} from '@portal/kit';
import { projectResource, type ProjectState } from '../project/index.ts';
import { expandTeam } from './expand-team.ts';
import { saveTeam, undoRemoval } from './team.commands.ts';
import { readTeam } from './team.queries.ts';

const teamAbilities = (project: Readonly<Record<string, boolean>>) => ({
  edit: project['edit_team'] ?? false,
  see_removed: project['see_removed_team'] ?? false,
});

async function answerTeam(work: Work, actor: Actor, projectId: number) {
  const { object: project } = await readOne(work, projectResource, actor, projectId);
  return {
    body: { results: await readTeam(work, { projectId }), abilities: teamAbilities(project.abilities) },
  };
}

export const teamRoutes: readonly Handler[] = [
  query('GET /research-team/', async (call) => {
    const { project_id: projectId, request_type: requestType, user_id: userId, removed } = call.query;
    const { object: project } = await readOne(call.database, projectResource, call.actor, projectId);
    const abilities = teamAbilities(project.abilities);
    if (removed === 'true' && !abilities.see_removed) throw forbidden();
    const team = { projectId, requestType, userId, removed: removed === 'true' };
    const members = await readTeam(call.database, team);
    return { results: await expandTeam(call.database, members, project, call.query.expand), abilities };
  }),

  mutation<'POST /research-team/', Locked<ProjectState>>('POST /research-team/', {
    load: ({ actor, body }, work) => lockOne(projectResource, { work, actor, id: body.project_id }),
    authorise: 'edit_team',
    command: ({ call, work }) => saveTeam(work, call.body, call.log),
    present: ({ call, work }) => answerTeam(work, call.actor, call.body.project_id),
  }),

  mutation<'POST /research-team/undo/', Locked<ProjectState>>('POST /research-team/undo/', {
    load: ({ actor, body }, work) => lockOne(projectResource, { work, actor, id: body.project_id }),
    authorise: 'edit_team',
    command: ({ call, work }) => undoRemoval(work, call.body.project_id, call.body.member),
    present: ({ call, work }) => answerTeam(work, call.actor, call.body.project_id),
  }),
];

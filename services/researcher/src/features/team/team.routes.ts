import { LIMITS } from '@portal/contract';
import {
  forbidden,
  lockOne,
  mutation,
  query,
  readList,
  readOne,
  type Actor,
  type Call,
  type Handler,
  type Locked,
  type Work,
} from '@portal/kit';
import { projectResource, type ProjectState } from '../project/index.ts';
import { expandTeam } from './expand-team.ts';
import { saveTeam, putMemberBack } from './team.commands.ts';
import { findProjectsOfMember, readTeam } from './team.queries.ts';

const teamAbilities = (project: Readonly<Record<string, boolean>>) => ({
  edit: project['edit_team'] ?? false,
  see_removed: project['see_removed_team'] ?? false,
});

async function answerTeam(work: Work, actor: Actor, projectId: number) {
  const { object: project } = await readOne(work, projectResource, actor, projectId);
  return {
    body: {
      results: await readTeam(work, { projectIds: [projectId] }),
      abilities: teamAbilities(project.abilities),
    },
  };
}

/** Projects whose team includes the person, limited to those that the caller can see. */
async function readProjects({ database, actor }: Call<'GET /research-team/'>, userId: number) {
  const ids = await findProjectsOfMember(database, userId);
  if (ids.length === 0) return [];
  const asked = { id__in: ids, limit: LIMITS.listMaximum };
  return (await readList(database, projectResource, actor, asked)).results;
}

export const teamRoutes: readonly Handler[] = [
  query('GET /research-team/', async (call) => {
    const { project_id: projectId, request_type: requestType, user_id: userId, removed } = call.query;
    const projects =
      projectId === undefined
        ? await readProjects(call, userId ?? 0)
        : [(await readOne(call.database, projectResource, call.actor, projectId)).object];
    // The abilities for a team are those of its project, so without one project there are none.
    const abilities = teamAbilities(projectId === undefined ? {} : (projects[0]?.abilities ?? {}));
    if (removed === 'true' && !abilities.see_removed) throw forbidden();
    const team = {
      projectIds: projects.map(({ id }) => id),
      requestType,
      userId,
      removed: removed === 'true',
    };
    const members = await readTeam(call.database, team);
    return { results: await expandTeam(call.database, members, projects, call.query.expand), abilities };
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
    command: ({ call, work }) => putMemberBack(work, call.body.project_id, call.body.member),
    present: ({ call, work }) => answerTeam(work, call.actor, call.body.project_id),
  }),
];

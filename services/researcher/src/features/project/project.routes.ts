import type { projectObject } from '@portal/contract';
import {
  forbidden,
  lockOne,
  mutation,
  query,
  readOne,
  resourceRoutes,
  type Handler,
  type Locked,
} from '@portal/kit';
import { attachIrb } from './irb.commands.ts';
import { createProject, patchProject, readDeletion, removeProject } from './project.commands.ts';
import type { ProjectState } from './project.policy.ts';
import { projectResource } from './project.resource.ts';

/** The policy action that each field needs; `edit` where none is listed. */
export const PROJECT_PATCH_ACTIONS = { is_editable: 'lock', creator: 'name_creator' } as const;

export const projectRoutes: readonly Handler[] = [
  ...resourceRoutes<typeof projectObject, ProjectState>(projectResource, {
    create: createProject,
    patch: patchProject,
    patchActions: PROJECT_PATCH_ACTIONS,
    remove: removeProject,
  }),

  query('GET /project/{id}/deletion/', async ({ actor, database, params }) => {
    const { object } = await readOne(database, projectResource, actor, params.id);
    if (!object.abilities['delete']) throw forbidden();
    return readDeletion(database, actor, params.id);
  }),

  mutation<'PUT /project/{id}/irb/', Locked<ProjectState>>('PUT /project/{id}/irb/', {
    load: ({ actor, params }, work) => lockOne(projectResource, { work, actor, id: params.id }),
    authorise: 'attach_irb',
    command: ({ call, work }) => attachIrb(work, call.actor, call.params.id, call.body),
    present: async ({ call, work }) => {
      const { object, etag } = await readOne(work, projectResource, call.actor, call.params.id);
      return { body: object, etag };
    },
  }),
];

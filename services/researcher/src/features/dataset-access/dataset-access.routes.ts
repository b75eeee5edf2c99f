import {
  lockOne,
  mutation,
  readOne,
  resourceRoutes,
  type Handler,
  type Locked,
  type Work,
} from '@portal/kit';
import { AccessCheckModel, AccessDriftModel } from '../../models/index.ts';
import { changeAccess, giveAccess, resendAccess } from './dataset-access.commands.ts';
import type { DatasetAccessState, DriftState } from './dataset-access.policy.ts';
import {
  accessCheckResource,
  accessDriftResource,
  datasetAccessResource,
} from './dataset-access.resource.ts';

type OneCall = Pick<Parameters<typeof lockOne>[1], 'actor'> & { readonly params: { readonly id: number } };

export const datasetAccessRoutes: readonly Handler[] = [
  ...resourceRoutes(datasetAccessResource, { create: giveAccess, patch: changeAccess }),
  mutation<'POST /datasetaccess/{id}/resend/', Locked<DatasetAccessState>>(
    'POST /datasetaccess/{id}/resend/',
    {
      load: ({ actor, params }: OneCall, work: Work) =>
        lockOne<DatasetAccessState>(datasetAccessResource, { work, actor, id: params.id }),
      authorise: 'resend',
      command: ({ work, loaded }) => resendAccess(work, Number(loaded.id)),
      present: async ({ call, work, loaded }) => {
        const { object: body } = await readOne(work, datasetAccessResource, call.actor, loaded.id);
        return { body };
      },
    },
  ),
  ...resourceRoutes(accessCheckResource, {
    // Done by whichever process looks next for what is due.
    create: async ({ call, work }) =>
      (await work.of(AccessCheckModel).insert({ actor_id: call.actor.userId || null })).id,
  }),
  ...resourceRoutes(accessDriftResource),
  mutation<'POST /access-drift/{id}/mend/', Locked<DriftState>>('POST /access-drift/{id}/mend/', {
    load: ({ actor, params }: OneCall, work: Work) =>
      lockOne<DriftState>(accessDriftResource, { work, actor, id: params.id }),
    authorise: 'mend',
    command: async ({ call, work, loaded }) => {
      await work
        .of(AccessDriftModel)
        .findById(Number(loaded.id))
        .patch({ mend_asked: new Date(), error: '', mended_by: call.actor.userId || null });
    },
    present: async ({ call, work, loaded }) => {
      const { object: body } = await readOne(work, accessDriftResource, call.actor, loaded.id);
      return { body };
    },
  }),
];

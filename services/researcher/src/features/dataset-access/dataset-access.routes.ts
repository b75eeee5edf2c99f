import { LIMITS } from '@portal/contract';
import type { AttentionSource } from '@portal/common';
import {
  lockOne,
  mutation,
  readList,
  readOne,
  requireFreshProof,
  resourceRoutes,
  type Handler,
  type Locked,
  type Work,
} from '@portal/kit';
import { AccessCheckModel, AccessDriftModel } from '../../models/index.ts';
import { changeAccess, giveAccess, resendAccess } from './dataset-access.commands.ts';
import { datasetAccessPolicy, type DatasetAccessState, type DriftState } from './dataset-access.policy.ts';
import {
  accessCheckResource,
  accessDriftResource,
  datasetAccessResource,
} from './dataset-access.resource.ts';

type OneCall = Pick<Parameters<typeof lockOne>[1], 'actor'> & { readonly params: { readonly id: number } };

/** Access changes that an outside system refused, by error. */
export const accessAttention: AttentionSource = {
  area: 'access',
  // only readers of the ledger, not everyone who has access
  policy: {
    ...datasetAccessPolicy,
    actions: { read: datasetAccessPolicy.actions.see_errors, resend: datasetAccessPolicy.actions.resend },
  },
  async readCauses({ database, actor }) {
    const { results } = await readList(database, datasetAccessResource, actor, {
      external__state: 'failed',
      limit: LIMITS.listMaximum,
      ordering: ['id'],
    });
    const byCause = new Map<string, typeof results>();
    for (const row of results) {
      const cause = row.external?.error ?? '';
      byCause.set(cause, [...(byCause.get(cause) ?? []), row]);
    }
    return [...byCause].map(([cause, rows]) => ({
      cause,
      count: rows.length,
      since: rows.map(({ external, modified }) => external?.since ?? modified).toSorted()[0] ?? '',
      // sending again fails until the researcher has changed the profile
      ids: rows.filter(({ external }) => external?.by_profile !== true).map(({ id }) => id),
    }));
  },
  // the ledger does not store refusals that are resolved
  readFineSince: () => Promise.resolve(null),
  retry: {
    action: 'resend',
    run: async (id, work, actor) => {
      (await lockOne<DatasetAccessState>(datasetAccessResource, { work, actor, id })).authorise('resend');
      await resendAccess(work, id);
    },
  },
};

export const datasetAccessRoutes: readonly Handler[] = [
  ...resourceRoutes(datasetAccessResource, {
    async create(given) {
      await requireFreshProof({ actor: given.call.actor, database: given.work });
      return giveAccess(given);
    },
    async patch(given) {
      await requireFreshProof({ actor: given.call.actor, database: given.work });
      await changeAccess(given);
    },
  }),
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
    // The check runs in whichever process next looks for due work.
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

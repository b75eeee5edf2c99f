import { DONOR_STAFF_ROLES } from '@portal/contract';
import {
  actsAs,
  handler,
  lockOne,
  mutation,
  query,
  readOne,
  resourceRoutes,
  transact,
  type Handler,
} from '@portal/kit';
import type { Locked } from '@portal/kit';
import { isBrainBankApproved } from './approval.ts';
import { claimCollection } from './claim.ts';
import { createCollection, removeCollection, replaceCollection } from './collection.commands.ts';
import type { CollectionState } from './collection.policy.ts';
import { collectionResource } from './collection.resource.ts';
import { readAvailability } from './offer.ts';

export const collectionRoutes: readonly Handler[] = [
  ...resourceRoutes(collectionResource, { create: createCollection, remove: removeCollection }),
  mutation<'PUT /abn_cart/{id}/', Locked<CollectionState>>('PUT /abn_cart/{id}/', {
    load: ({ actor, params }, work) => lockOne(collectionResource, { work, actor, id: params.id }),
    authorise: 'edit',
    current: async ({ call, work }) =>
      (await readOne(work, collectionResource, call.actor, call.params.id)).object,
    command: ({ call, work, loaded }) => replaceCollection(work, call, loaded),
    present: async ({ call, work }) => {
      const { object, etag } = await readOne(work, collectionResource, call.actor, call.params.id);
      return { body: object, etag };
    },
  }),
  query('GET /abn_cart/{id}/offer/', async ({ actor, database, params }) => {
    await readOne(database, collectionResource, actor, params.id);
    const mayLook =
      DONOR_STAFF_ROLES.some((role) => actsAs(actor, role)) ||
      (await isBrainBankApproved(database, actor.userId));
    return { results: await readAvailability(database, params.id, mayLook) };
  }),
  handler('POST /abn_cart-claim/', async ({ author, body, database }) => ({
    body: await transact(database, author, (work) => claimCollection(work, body)),
  })),
];

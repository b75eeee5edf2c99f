import type { RequestCollection } from '@portal/contract';
import {
  lockOne,
  mutation,
  query,
  readOne,
  wrongState,
  type Actor,
  type Handler,
  type Locked,
} from '@portal/kit';
import type { Reads } from '@portal/kit';
import type { CollectionClient } from '../../../clients/collection.client.ts';
import { RequestCollectionModel, RequestModel } from '../../../models/index.ts';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import {
  isCorrection,
  notifyOwnerOfCorrection,
  currentRequest,
  type RequestState,
  requestResource,
} from '../../request/index.ts';
import { chooseCollection } from './choose-collection.ts';
import { namedCollection } from './take-collection.ts';

/** The donors as submitted, and the collection that the form names now. */
async function readCollection(reads: Reads, actor: Actor, id: number): Promise<RequestCollection> {
  await readOne(reads, requestResource, actor, id);
  const row = await reads.read(RequestModel).findById(id);
  const cart = row && namedCollection(row.type, row.additional_data);
  if (cart === undefined) throw wrongState(requestRefusals.collection.none);
  const stored = await reads.read(RequestCollectionModel).findById(id);
  return {
    cart,
    submitted_cart: stored?.cart_id ?? null,
    collection_name: stored?.collection_name ?? null,
    submitted: stored?.submitted.toISOString() ?? null,
    donors: stored?.donors ?? [],
  };
}

export const requestCollectionRoutes = (collections: CollectionClient): readonly Handler[] => [
  query('GET /request/{id}/collection/', ({ actor, database, params }) =>
    readCollection(database, actor, params.id),
  ),
  mutation<'PUT /request/{id}/collection/', Locked<RequestState>>('PUT /request/{id}/collection/', {
    load: ({ actor, params }, work) => lockOne(requestResource, { work, actor, id: params.id }),
    authorise: 'choose_collection',
    current: ({ call, work }) => currentRequest(work, call.actor, call.params.id),
    async command({ call, work, loaded }) {
      await chooseCollection({ call, work, loaded, collections }, call.body.cart);
      if (isCorrection(call.actor, loaded.state))
        await notifyOwnerOfCorrection(work, call.actor, call.params.id, loaded.state.owner_id);
    },
    present: async ({ call, work }) => ({ body: await readCollection(work, call.actor, call.params.id) }),
  }),
];

/** After the submission staff choose the collection (spec 2 section 6); it is claimed for the request immediately. */
import { isEditableByOwner, requestType, type FormAnswers } from '@portal/contract';
import { asJson, sql, type Call, type Locked, type Work } from '@portal/kit';
import type { CollectionClient } from '../../../clients/collection.client.ts';
import { RequestCollectionModel, RequestModel } from '../../../models/index.ts';
import type { RequestState } from '../../request/index.ts';
import { namedCollection, takeCollection } from './take-collection.ts';

export interface Choosing {
  readonly work: Work;
  readonly collections: CollectionClient;
  readonly call: Partial<Pick<Call, 'correlationId'>>;
  readonly loaded: Locked<RequestState>;
}

/** Works also for a request whose form asked for no collection. @throws as `takeCollection` */
export async function chooseCollection(choosing: Choosing, cart: number): Promise<void> {
  const { work, loaded } = choosing;
  const { collection } = requestType(loaded.state.type);
  if (!collection) throw new Error(`requests of type ${loaded.state.type} have no collection`);
  await work.run(sql`update researcher.request
    set additional_data = additional_data || ${asJson({ [collection.field]: cart })}::jsonb, modified = now()
    where id = ${loaded.id}`);
  await takeNamed(choosing, { [collection.field]: cart });
}

/**
 * Claims the collection named in a correction of the answers. While the owner may edit the request, it is claimed on
 * submission instead.
 * @throws FORBIDDEN, WRONG_STATE, and as `takeCollection`
 */
export async function correctCollection(choosing: Choosing, changes: FormAnswers): Promise<void> {
  const { work, loaded } = choosing;
  const { type, status } = loaded.state;
  const { collection } = requestType(type);
  if (!collection || !(collection.field in changes) || isEditableByOwner(type, status)) return;
  const stored = (await work.of(RequestModel).findById(loaded.id))?.additional_data ?? {};
  const taken = await work.of(RequestCollectionModel).findById(loaded.id);
  // a form sends all of its answers, so an unchanged collection is ignored
  if (namedCollection(type, stored) === (taken?.cart_id ?? null)) return;
  loaded.authorise('choose_collection');
  await takeNamed(choosing, stored);
}

const takeNamed = ({ work, collections, call, loaded }: Choosing, answers: FormAnswers): Promise<void> => {
  const { type, owner_id: ownerId } = loaded.state;
  return takeCollection(
    work,
    collections,
    { id: Number(loaded.id), type, ownerId, answers },
    call.correlationId ?? '',
  );
};

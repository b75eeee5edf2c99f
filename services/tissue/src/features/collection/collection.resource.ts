/** Collections with their donors and the requests that use them. */
import { collectionObject, REQUEST_STATUS } from '@portal/contract';
import { defineResource, fromModel } from '@portal/kit';
import { CollectionModel } from '../../models/index.ts';
import { collectionPolicy, isCollectionEditable, type CollectionState } from './collection.policy.ts';
import { IS_EDITABLE, IS_PENDING } from './pending-claim.sql.ts';

/** Only requests of the collection's researcher count: anyone could enter its id in a draft of their own. */
const NAMING_REQUESTS =
  'researcher_api.request_collection named where named.cart_id = t.id and named.owner_id = t.pi_id';
/**
 * Of several requests the submitted one counts, preferring one whose owner cannot edit it now; otherwise the newest
 * draft.
 */
const JOIN_NAMING_REQUEST = `left join lateral (select named.* from ${NAMING_REQUESTS}
  order by ${IS_EDITABLE}, named.status = ${REQUEST_STATUS.CREATED}, named.request_id desc limit 1) request on true`;

export const collectionResource = defineResource<typeof collectionObject, CollectionState>({
  object: collectionObject,
  ...fromModel(CollectionModel),
  joins: {
    pi: 'join core_api.person pi on pi.id = t.pi_id',
    creator: 'left join core_api.person creator on creator.id = t.creator_id',
    project: 'left join researcher_api.project project on project.id = t.shared_project_id',
    request: JOIN_NAMING_REQUEST,
  },
  columns: {
    pi: `jsonb_build_object('id', pi.id, 'display_name', pi.display_name)`,
    creator: `case when creator.id is not null
      then jsonb_build_object('id', creator.id, 'display_name', creator.display_name) end`,
    identifiers: `(select coalesce(jsonb_agg(held.donor_hash order by held.position, held.donor_hash), '[]')
      from tissue.cart_donor held where held.cart_id = t.id)`,
    request: `case when request.request_id is not null then jsonb_build_object('id', request.request_id,
      'sfari_request_id', request.sfari_request_id, 'type', request.type, 'status', request.status) end`,
    shared_project: `case when project.id is not null
      then jsonb_build_object('id', project.id, 'title', project.title) end`,
  },
  filters: { pi: 't.pi_id' },
  setFilters: {
    request: {
      sql: `exists (select 1 from ${NAMING_REQUESTS} and named.request_id {value})`,
      some: `exists (select 1 from ${NAMING_REQUESTS})`,
    },
  },
  search: { collection_name: 't.collection_name', pi: 'pi.display_name' },
  ordering: { pi: { sql: 'pi.display_name', through: 'pi', none: 't.pi_id is null' } },
  state: {
    pi_id: 't.pi_id',
    pilot_tissue_cart: 't.pilot_tissue_cart',
    request_type: 'request.type',
    request_status: 'request.status',
    is_being_taken: `exists (select 1 from tissue.cart_claim claim where claim.cart_id = t.id and ${IS_PENDING})`,
  },
  policy: collectionPolicy,
  presentedFields: ['is_editable'],
  // Only its owner sees a draft.
  present: (row, { actor, state }) => ({
    ...row,
    request:
      state.request_status === REQUEST_STATUS.CREATED &&
      actor.kind === 'person' &&
      actor.userId !== state.pi_id
        ? null
        : row['request'],
    is_editable: isCollectionEditable(state),
  }),
});

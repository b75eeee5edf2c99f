/** Collections with their donors and the request that names them. */
import { collectionObject } from '@portal/contract';
import { defineResource, fromModel } from '@portal/kit';
import { CollectionModel } from '../../models/index.ts';
import { CLAIM_SECONDS } from './claim-seconds.ts';
import { collectionPolicy, isCollectionEditable, type CollectionState } from './collection.policy.ts';

/** The newest of them, where staff let a draft name what another request has. */
const NAMED_BY = `left join lateral (select named.* from researcher_api.request_collection named
  where named.cart_id = t.id order by named.status = 1, named.request_id limit 1) request on true`;

export const collectionResource = defineResource<typeof collectionObject, CollectionState>({
  object: collectionObject,
  ...fromModel(CollectionModel),
  joins: {
    pi: 'join core_api.person pi on pi.id = t.pi_id',
    creator: 'left join core_api.person creator on creator.id = t.creator_id',
    project: 'left join researcher_api.project project on project.id = t.shared_project_id',
    request: NAMED_BY,
  },
  columns: {
    id: 't.id',
    collection_name: 't.collection_name',
    pi: `jsonb_build_object('id', pi.id, 'display_name', pi.display_name)`,
    creator: `case when creator.id is not null
      then jsonb_build_object('id', creator.id, 'display_name', creator.display_name) end`,
    pilot_tissue_cart: 't.pilot_tissue_cart',
    identifiers: `(select coalesce(jsonb_agg(held.donor_hash order by held.position, held.donor_hash), '[]')
      from tissue.cart_donor held where held.cart_id = t.id)`,
    request: `case when request.request_id is not null then jsonb_build_object('id', request.request_id,
      'sfari_request_id', request.sfari_request_id, 'type', request.type, 'status', request.status) end`,
    shared_project: `case when project.id is not null
      then jsonb_build_object('id', project.id, 'title', project.title) end`,
    created: 't.created',
    modified: 't.modified',
  },
  filters: { pi: 't.pi_id' },
  setFilters: {
    request: {
      sql: `exists (select 1 from researcher_api.request_collection named
        where named.cart_id = t.id and named.request_id {value})`,
      some: 'exists (select 1 from researcher_api.request_collection named where named.cart_id = t.id)',
    },
  },
  search: { collection_name: 't.collection_name', pi: 'pi.display_name' },
  ordering: { pi: { sql: 'pi.display_name', through: 'pi', none: 't.pi_id is null' } },
  state: {
    pi_id: 't.pi_id',
    pilot_tissue_cart: 't.pilot_tissue_cart',
    request_type: 'request.type',
    request_status: 'request.status',
    is_being_taken: `exists (select 1 from tissue.cart_claim claim where claim.cart_id = t.id
      and claim.claimed > now() - interval '${CLAIM_SECONDS} seconds'
      and not exists (select 1 from researcher_api.request_collection named
        where named.cart_id = t.id and named.request_id = claim.request_id and named.status > 1))`,
  },
  policy: collectionPolicy,
  present: (row, { state }) => ({ ...row, is_editable: isCollectionEditable(state) }),
});

/** Who may see and change collections (spec 2 section 4, spec 3 sections 2.9, 4.6 and 6). */
import { isEditableByOwner, MESSAGES, type RequestStatus, type RequestType } from '@portal/contract';
import { definePolicy } from '@portal/kit';
import { APPROVED_SQL } from '../donor/index.ts';
import { collectionRefusals } from '../../texts/en/collection.ts';

export interface CollectionState {
  readonly pi_id: number;
  readonly pilot_tissue_cart: boolean;
  /** Type of the request that uses the collection; null if none does. */
  readonly request_type: RequestType | null;
  readonly request_status: RequestStatus | null;
  /** A request that is being submitted is claiming the collection now. */
  readonly is_being_taken: boolean;
}

export const isCollectionEditable = ({
  request_type: type,
  request_status: status,
}: Pick<CollectionState, 'request_type' | 'request_status'>): boolean =>
  type === null || status === null || isEditableByOwner(type, status);

const ownerAndManagers = {
  primary_researcher: ['owner'],
  abn_proj_mgr: ['without_conflict'],
  sfari_admin: 'any',
} as const;

export const collectionPolicy = definePolicy({
  object: 'abn_cart',
  relations: {
    owner: 't.pi_id = :actor',
    /**
     * People with a conflict of interest about a request may not read its collection; administrators see everything.
     */
    without_conflict: `not (t.id = any(array(select named.cart_id from researcher_api.conflict declared
      join researcher_api.request_collection named on named.request_id = declared.request_id
      where declared.user_id = :actor and declared.conflict_exists)))`,
    /** Members of the project team with which the owner shares it, if they may browse donors. */
    shared: `t.shared_project_id = any(array(select member.project_id from researcher_api.project_member member
      where member.user_id = :actor)) and ${APPROVED_SQL}`,
  },
  actions: {
    read: {
      who: {
        primary_researcher: ['owner', 'shared'],
        abn_proj_mgr: ['without_conflict'],
        sfari_admin: 'any',
        superuser: 'any',
        access_admin: ['without_conflict'],
        abn_reviewer: ['without_conflict'],
        sfari_reviewer: ['without_conflict'],
        internal_read_only: ['without_conflict'],
      },
    },
    create: { who: { primary_researcher: 'any', abn_proj_mgr: 'any', sfari_admin: 'any' } },
    edit: {
      who: ownerAndManagers,
      when: (collection: CollectionState) => isCollectionEditable(collection) && !collection.is_being_taken,
      because: ({ is_being_taken: isTaken }: CollectionState) =>
        isTaken ? collectionRefusals.beingSubmitted : collectionRefusals.notEditable,
    },
    delete: {
      who: ownerAndManagers,
      when: (collection: CollectionState) => collection.request_status === null && !collection.is_being_taken,
      because: MESSAGES.collectionInUse,
    },
  },
});

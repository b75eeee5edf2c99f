/** Who sees and confirms a close-out, and who accepts it. Over `t` (close-out) and `request`. */
import type { CloseOutStatus, ObtainedKind } from '@portal/contract';
import { definePolicy, type Actor } from '@portal/kit';
import { closeOutRefusals } from '../../texts/en/close-out-refusals.ts';
import { rewriteRelationForRequest } from '../request/index.ts';

export interface CloseOutState {
  readonly status: CloseOutStatus;
  readonly kinds: readonly ObtainedKind[];
  readonly request_id: number;
  readonly code: string;
  readonly owner_id: number;
  readonly confirmed_by: number | null;
}

const awaitsConfirmation = ({ status }: CloseOutState): boolean => status === 'open' || status === 'returned';

/** People cannot evaluate a close-out that they own or confirmed themselves. */
const isOfOthers = ({ owner_id: owner, confirmed_by: confirmer }: CloseOutState, actor: Actor): boolean =>
  owner !== actor.userId && confirmer !== actor.userId;

export const closeOutPolicy = definePolicy({
  object: 'close-out',
  relations: {
    owner: rewriteRelationForRequest('owner'),
    creator: rewriteRelationForRequest('creator'),
    team: rewriteRelationForRequest('team'),
    submitted: rewriteRelationForRequest('submitted'),
    tissue: rewriteRelationForRequest('tissue'),
  },
  actions: {
    read: {
      who: {
        signed_in: ['owner', 'team'],
        sfari_admin: 'any',
        superuser: 'any',
        access_admin: ['submitted'],
        internal_read_only: ['submitted'],
        abn_proj_mgr: ['tissue', 'creator'],
      },
    },
    /** The same people who may edit the request. */
    confirm: {
      who: { signed_in: ['owner'], sfari_admin: 'any', abn_proj_mgr: ['creator'] },
      when: awaitsConfirmation,
      because: ({ status }: CloseOutState) =>
        status === 'void' ? closeOutRefusals.void : closeOutRefusals.confirmed,
    },
    review: {
      who: { sfari_admin: 'any' },
      when: (closeOut: CloseOutState, actor) =>
        closeOut.status === 'confirmed' && isOfOthers(closeOut, actor),
      because: ({ status }: CloseOutState) =>
        status === 'confirmed' ? closeOutRefusals.own : closeOutRefusals.notConfirmed,
    },
  },
});

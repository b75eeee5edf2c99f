/** Who reads and gives answers about conflicts of interest (spec 3 section 6). Over `t` (conflict) and its request. */
import { relationsOfOthers } from '@portal/common';
import { definePolicy } from '@portal/kit';
import { requestRefusals } from '../../texts/en/request-refusals.ts';

export interface ConflictState {
  readonly conflict_exists: boolean;
  readonly stands: boolean;
}

export const conflictPolicy = definePolicy({
  object: 'conflict',
  relations: {
    own: 't.user_id = :actor',
    ...relationsOfOthers('request'),
  },
  actions: {
    read: {
      who: {
        sfari_admin: ['others'],
        superuser: ['others'],
        abn_proj_mgr: ['tissue', 'own'],
        rm_admin: ['research_match', 'own'],
        sfari_reviewer: ['own'],
        internal_reviewer: ['own'],
        external_reviewer: ['own'],
        abn_reviewer: ['own'],
      },
    },
    /** For the caller's own assignment. The command checks this, because no row exists yet. */
    create: {
      who: { sfari_reviewer: 'any', internal_reviewer: 'any', external_reviewer: 'any', abn_reviewer: 'any' },
    },
    /** Withdraws a conflict. */
    delete: {
      who: { sfari_admin: ['others'] },
      when: (conflict: ConflictState) => conflict.conflict_exists && conflict.stands,
      because: requestRefusals.conflict.superseded,
    },
  },
});

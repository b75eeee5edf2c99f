import { seenByStaffWithoutConflict, noConflictSql } from '@portal/common';
import { definePolicy } from '@portal/kit';
import { termRefusals } from '../../texts/en/term-refusals.ts';

export interface UpdateState {
  readonly renewable: boolean;
}

/**
 * Everyone sees the dates of their own requests. The foundation's staff see those of all requests, except where they
 * have a conflict of interest.
 */
export const projectUpdatePolicy = definePolicy({
  object: 'project-update',
  relations: { owner: 't.owner_id = :actor', unconflicted: noConflictSql('t.id') },
  actions: {
    read: { who: { ...seenByStaffWithoutConflict, signed_in: ['owner'] } },
    renew: {
      who: { signed_in: ['owner'] },
      when: ({ renewable }: UpdateState) => renewable,
      because: termRefusals.notRenewable,
    },
  },
});

import { seenByStaffWithoutConflict, noConflictSql } from '@portal/common';
import { definePolicy } from '@portal/kit';
import { accessRefusals } from '../../texts/en/access-refusals.ts';
import { accessScope, seenByReviewers } from '../../rules/reviewer-scope.ts';

export interface DatasetAccessState {
  /** Whether an outside system has a place for it. */
  readonly external: boolean;
}
export interface DriftState {
  readonly open: boolean;
}

/** Roles that read the whole ledger (`ACCESS_LEDGER_ROLES`). */
const readers = {
  sfari_admin: 'any',
  superuser: 'any',
  access_admin: 'any',
  internal_read_only: 'any',
} as const;
const writers = { access_admin: 'any' } as const;

/** The access ledger: everyone reads their own rows, staff read all, access administrators write (spec 2 section 6). */
export const datasetAccessPolicy = definePolicy({
  object: 'datasetaccess',
  relations: {
    self: 't.user_id = :actor',
    unconflicted: `(t.request_id is null or ${noConflictSql('t.request_id')})`,
    ...accessScope,
  },
  actions: {
    // Access administrators see all rows, so that they can always revoke access.
    read: {
      who: { ...seenByStaffWithoutConflict, ...seenByReviewers, signed_in: ['self'], access_admin: 'any' },
    },
    create: { who: writers },
    edit: { who: writers },
    resend: {
      who: writers,
      when: ({ external }: DatasetAccessState) => external,
      because: accessRefusals.nothingToSend,
    },
    /** Where the data are: for people with access, and for those who manage the ledger. */
    see_details: { who: { ...readers, signed_in: ['self'] } },
    see_errors: { who: readers },
  },
});

export const accessCheckPolicy = definePolicy({
  object: 'access-check',
  relations: {},
  actions: { read: { who: readers }, create: { who: writers } },
});

export const accessDriftPolicy = definePolicy({
  object: 'access-drift',
  relations: {},
  actions: {
    read: { who: readers },
    mend: { who: writers, when: ({ open }: DriftState) => open, because: accessRefusals.closed },
  },
});

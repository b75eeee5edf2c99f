/** Who reads, signs and changes agreements (spec 1 section 6; docs/agreements.md). */
import { INSTITUTION_STATUS, RDA_STATUS } from '@portal/contract';
import { seenByStaff } from '@portal/common';
import { definePolicy, type Actor } from '@portal/kit';
import { agreementRefusals } from '../../texts/en/agreement-refusals.ts';

export interface AgreementState {
  readonly status: number;
  /** Whether it is the agreement that the institution has now. */
  readonly current: boolean;
  readonly scan: string;
  readonly institution_id: number;
  readonly institution_name: string;
  readonly institution_status: number;
  readonly storage_key: string;
  readonly sha256: string;
  /** Who signed the present document for the institution; null where no one did in the portal. */
  readonly official_signer: number | null;
  /** The record of a signed paper that waits for a second administrator. */
  readonly paper: {
    readonly id: number;
    readonly recorder: number;
    /** Administrators to whom the recorder gave that role. */
    readonly raised: readonly number[];
  } | null;
  /** What the file says of itself, signatures in the portal by their id. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** A document that no one has scanned is not signed, nor anything for an institution that is not approved. */
const isSignable = (state: AgreementState, actor: Actor): boolean =>
  state.current &&
  state.scan === 'clean' &&
  state.institution_status === INSTITUTION_STATUS.APPROVED &&
  // No one signs in another's name.
  actor.impersonatorId === null;

export const agreementPolicy = definePolicy({
  object: 'agreement',
  relations: {
    member: 't.institution_id = any(:institutions)',
    official: 'i.current_io_id = :actor',
  },
  actions: {
    read: { who: { signed_in: ['member', 'official'], ...seenByStaff } },
    create: { who: { sfari_admin: 'any' } },
    sign: {
      who: { sbso: ['official'] },
      when: (state: AgreementState, actor) =>
        isSignable(state, actor) && state.status === RDA_STATUS.SIGNATURE_NEEDED,
      because: agreementRefusals.sign.currentOnce,
    },
    countersign: {
      who: { sfari_admin_lead: 'any' },
      when: (state: AgreementState, actor) =>
        isSignable(state, actor) &&
        state.status === RDA_STATUS.AWAITING_EXECUTION &&
        // An agreement has two sides, and each has someone of its own.
        state.official_signer !== actor.userId,
      because: agreementRefusals.sign.foundationAfter,
    },
    edit: {
      who: { sfari_admin: 'any' },
      when: (state: AgreementState) => state.current,
      because: agreementRefusals.edit.newerOne,
    },
    // Two people represent what no one signed in the portal.
    confirm_paper: {
      who: { sfari_admin: 'any' },
      when: ({ current, paper }: AgreementState, actor) =>
        current &&
        paper !== null &&
        paper.recorder !== actor.userId &&
        !paper.raised.includes(actor.userId) &&
        actor.impersonatorId === null,
      because: agreementRefusals.paper.secondPerson,
    },
    refuse_paper: {
      who: { sfari_admin: 'any' },
      when: ({ paper }: AgreementState) => paper !== null,
      because: agreementRefusals.paper.noneWaits,
    },
    replace: {
      who: { sfari_admin: 'any' },
      when: (state: AgreementState) => state.current,
      because: agreementRefusals.edit.newerOne,
    },
  },
});

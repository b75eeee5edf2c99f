/** Who may read, sign and change agreements (spec 1 section 6; docs/agreements.md). */
import { INSTITUTION_STATUS, RDA_STATUS } from '@portal/contract';
import { seenByStaff } from '@portal/common';
import { definePolicy, type Actor } from '@portal/kit';
import { mayRemind, whyNoReminder, type ReminderState } from '../../rules/signature-reminders.ts';
import { agreementRefusals } from '../../texts/en/agreement-refusals.ts';

export interface AgreementState extends ReminderState {
  readonly status: number;
  /** Whether it is the institution's current agreement. */
  readonly current: boolean;
  readonly scan: string;
  readonly institution_id: number;
  readonly institution_name: string;
  readonly institution_status: number;
  readonly storage_key: string;
  readonly sha256: string;
  /**
   * Id of the person who signed the present document for the institution in the portal; null without such a signature.
   */
  readonly official_signer: number | null;
  /** The record of a signed paper that waits for a second administrator. */
  readonly paper: {
    readonly id: number;
    readonly recorder: number;
    /** Administrators who received that role from the recorder. */
    readonly promotedByRecorder: readonly number[];
  } | null;
  /** The file's `additional_data`; it refers to portal signatures by their id. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** A document can be signed only when its virus scan is clean and its institution is approved. */
const isSignable = (state: AgreementState, actor: Actor): boolean =>
  state.current &&
  state.scan === 'clean' &&
  state.institution_status === INSTITUTION_STATUS.APPROVED &&
  // Impersonators must not sign.
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
    remind: {
      who: { primary_researcher: ['member'] },
      when: (state: AgreementState, actor) =>
        isSignable(state, actor) && state.status === RDA_STATUS.SIGNATURE_NEEDED && mayRemind(state, actor),
      because: whyNoReminder,
    },
    countersign: {
      who: { sfari_admin_lead: 'any' },
      when: (state: AgreementState, actor) =>
        isSignable(state, actor) &&
        state.status === RDA_STATUS.AWAITING_EXECUTION &&
        // The two sides need different signers: the official who signed cannot also sign for the foundation.
        state.official_signer !== actor.userId,
      because: agreementRefusals.sign.foundationAfter,
    },
    edit: {
      who: { sfari_admin: 'any' },
      when: (state: AgreementState) => state.current,
      because: agreementRefusals.edit.newerOne,
    },
    // An agreement signed on paper needs two administrators: one records it, another confirms it.
    confirm_paper: {
      who: { sfari_admin: 'any' },
      when: ({ current, paper }: AgreementState, actor) =>
        current &&
        paper !== null &&
        paper.recorder !== actor.userId &&
        !paper.promotedByRecorder.includes(actor.userId) &&
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

/** Who may read, sign, decline and reissue the Material Transfer Agreement of a tissue request (decision 363). */
import { REQUEST_STATUS, type TransferAgreementState } from '@portal/contract';
import { definePolicy, type Actor } from '@portal/kit';
import { involvedSql, noConflictSql } from '../../rules/involvement.sql.ts';
import { mayRemind, whyNoReminder, type ReminderState } from '../../rules/signature-reminders.ts';
import { transferRefusals } from '../../texts/en/transfer-refusals.ts';

export interface TransferState extends ReminderState {
  readonly state: TransferAgreementState;
  readonly version: number;
  readonly request_id: number;
  readonly request_code: string;
  /** Current status of the request; null where the request no longer exists. */
  readonly request_status: number | null;
  readonly institution_id: number;
  readonly institution_name: string;
  readonly recipient_id: number;
  readonly storage_key: string;
  readonly sha256: string;
  /** Id of the person who signed for the institution; null before that. */
  readonly official_signer: number | null;
  readonly is_ordered: boolean;
}

/** Signing requires that the request is still approved, and that the caller is not impersonating. */
const isOpen = ({ request_status: status }: TransferState, actor: Actor): boolean =>
  status === REQUEST_STATUS.APPROVED && actor.impersonatorId === null;

const waitsForOfficial = ({ state, request_status: status }: TransferState): boolean =>
  state === 'signature_needed' && status === REQUEST_STATUS.APPROVED;

const managers = { sfari_admin: 'any', abn_proj_mgr: ['unconflicted'] } as const;

export const transferAgreementPolicy = definePolicy({
  object: 'transfer-agreement',
  relations: {
    official: `exists (select 1 from core.institution of where of.id = t.institution_id and of.current_io_id = :actor)`,
    owner: `exists (select 1 ${involvedSql('owner', 'r.request_id = t.request_id and r.user_id = :actor')})`,
    unconflicted: noConflictSql('t.request_id'),
  },
  actions: {
    // Reviewers may not read it, because they evaluate only the science. Managers come first, because the rules are
    // evaluated in this order and theirs is the cheapest.
    read: { who: { ...managers, superuser: 'any', signed_in: ['official', 'owner'] } },
    sign: {
      who: { sbso: ['official'] },
      when: (agreement: TransferState, actor) =>
        agreement.state === 'signature_needed' && isOpen(agreement, actor),
      because: transferRefusals.sign,
    },
    decline: {
      who: { sbso: ['official'] },
      when: (agreement: TransferState, actor) =>
        agreement.state === 'signature_needed' && isOpen(agreement, actor),
      because: transferRefusals.decline,
    },
    remind: {
      who: { primary_researcher: ['owner'] },
      when: (agreement: TransferState, actor) => waitsForOfficial(agreement) && mayRemind(agreement, actor),
      because: whyNoReminder,
    },
    execute: {
      who: managers,
      when: (agreement: TransferState, actor) =>
        agreement.state === 'awaiting_execution' &&
        isOpen(agreement, actor) &&
        // The two sides need different signers, and no one may execute an agreement for tissue that they requested
        // themselves.
        agreement.official_signer !== actor.userId &&
        agreement.recipient_id !== actor.userId,
      because: transferRefusals.execute,
    },
    reissue: {
      who: managers,
      when: ({ state, is_ordered: isOrdered, request_status: status }: TransferState) =>
        state !== 'voided' && !isOrdered && status === REQUEST_STATUS.APPROVED,
      because: ({ state, is_ordered: isOrdered }: TransferState) =>
        isOrdered
          ? transferRefusals.ordered
          : state === 'voided'
            ? transferRefusals.voided
            : transferRefusals.notApproved,
    },
  },
});

/** Who reads, signs, declines and issues anew the Material Transfer Agreement of a tissue request (decision 363). */
import { REQUEST_STATUS, type TransferAgreementState } from '@portal/contract';
import { definePolicy, type Actor } from '@portal/kit';
import { involvedSql, withoutConflict } from '../../rules/involvement.sql.ts';
import { transferRefusals } from '../../texts/en/transfer-refusals.ts';

export interface TransferState {
  readonly state: TransferAgreementState;
  readonly version: number;
  readonly request_id: number;
  readonly request_code: string;
  /** As it is now; null where the request is no longer there. */
  readonly request_status: number | null;
  readonly institution_id: number;
  readonly institution_name: string;
  readonly recipient_id: number;
  readonly storage_key: string;
  readonly sha256: string;
  /** Who signed for the institution; null until then. */
  readonly official_signer: number | null;
  readonly is_ordered: boolean;
}

/** No one signs for a request that was withdrawn, nor in another's name. */
const isOpen = ({ request_status: status }: TransferState, actor: Actor): boolean =>
  status === REQUEST_STATUS.APPROVED && actor.impersonatorId === null;

const managers = { sfari_admin: 'any', abn_proj_mgr: ['unconflicted'] } as const;

export const transferAgreementPolicy = definePolicy({
  object: 'transfer-agreement',
  relations: {
    official: `exists (select 1 from core.institution of where of.id = t.institution_id and of.current_io_id = :actor)`,
    owner: `exists (select 1 ${involvedSql('owner', 'r.request_id = t.request_id and r.user_id = :actor')})`,
    unconflicted: withoutConflict('t.request_id'),
  },
  actions: {
    // Reviewers evaluate the science, and see nothing of it.
    // Managers first: rows are evaluated in this order, and theirs costs least.
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
    execute: {
      who: managers,
      when: (agreement: TransferState, actor) =>
        agreement.state === 'awaiting_execution' &&
        isOpen(agreement, actor) &&
        // An agreement has two sides, and each has someone of its own; no one signs for the tissue that they ask for.
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

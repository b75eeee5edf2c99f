/** Material Transfer Agreements in the form of the contract, with the signatures on their documents. */
import { TRANSFER_AGREEMENT_STATES, transferAgreementObject } from '@portal/contract';
import { defineResource, fromModel, lockOne, sql, type Actor, type Locked, type Work } from '@portal/kit';
import { involvedSql } from '../../rules/involvement.sql.ts';
import { TransferAgreementModel } from '../../models/index.ts';
import { remindFromSql } from '../../rules/signature-reminders.ts';
import { joinedPersonSql } from '../../rules/person-summary.sql.ts';
import { signaturesSql } from '../agreement/index.ts';
import { transferAgreementPolicy, type TransferState } from './transfer-agreement.policy.ts';

const REQUEST_STATUS = `(select r.status ${involvedSql('owner', 'r.request_id = t.request_id')} limit 1)`;

/** Sorts by the order of the states, not alphabetically. */
const STATE_ORDER = `array_position(array['${TRANSFER_AGREEMENT_STATES.join("', '")}'], t.state)`;
/** Must be the same expression as in the index `transfer_agreement_waiting`. */
const WAITING_SINCE = `case when t.state in ('signature_needed', 'awaiting_execution', 'declined') then t.state_since end`;

const REMIND_FROM = remindFromSql('core.transfer_reminder', 'r.transfer_agreement_id = t.id');

export const transferAgreementResource = defineResource<typeof transferAgreementObject, TransferState>({
  object: transferAgreementObject,
  ...fromModel(TransferAgreementModel),
  joins: {
    i: 'left join core.institution i on i.id = t.institution_id',
    io: 'left join core.account io on io.id = i.current_io_id',
  },
  // The institution's row is locked first, as in every institution command, because it determines who may sign.
  lockRow: (id) => sql`select 1 from core.institution i
    where i.id = (select institution_id from core.transfer_agreement where id = ${id}) for share of i`,
  policy: transferAgreementPolicy,
  columns: {
    sha256: 'trim(t.sha256)',
    request: "jsonb_build_object('id', t.request_id, 'display_name', t.request_code)",
    institution: "jsonb_build_object('id', t.institution_id, 'display_name', t.institution_name)",
    recipient: "jsonb_build_object('id', t.recipient_id, 'display_name', t.recipient_name)",
    official: `case when io.id is not null then
      ${joinedPersonSql('io')} end`,
    waiting_since: WAITING_SINCE,
    remind_from: REMIND_FROM,
    signatures: signaturesSql('s.file_id = t.id'),
  },
  filters: { request: 't.request_id', institution: 't.institution_id' },
  search: { institution: 't.institution_name', recipient: 't.recipient_name', request: 't.request_code' },
  ordering: {
    institution: 't.institution_name',
    recipient: 't.recipient_name',
    request: 't.request_code',
    state: STATE_ORDER,
    waiting_since: WAITING_SINCE,
  },
  state: {
    state: 't.state',
    version: 't.version',
    request_id: 't.request_id',
    request_code: 't.request_code',
    request_status: REQUEST_STATUS,
    institution_id: 't.institution_id',
    institution_name: 't.institution_name',
    recipient_id: 't.recipient_id',
    storage_key: 't.storage_key',
    sha256: 'trim(t.sha256)',
    official_signer: '(select s.signer_id from core.signature s where s.id = t.official_signature_id)',
    is_ordered: 't.ordered is not null',
    official: 'i.current_io_id',
    remind_from: REMIND_FROM,
  },
});

export type LockedTransfer = Locked<TransferState>;

/** Locks the institution and then the agreement. @throws NOT_FOUND when the caller must not see it */
export const lockTransfer = (work: Work, actor: Actor, id: string): Promise<LockedTransfer> =>
  lockOne(transferAgreementResource, { work, actor, id });

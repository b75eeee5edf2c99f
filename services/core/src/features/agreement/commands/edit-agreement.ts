/**
 * The administrators' form: status, comments, dates, and names typed from a paper agreement (spec 1 section 4 "RDA").
 * Names without a signature in the portal need a scan, and take effect when a second administrator has confirmed them.
 */
import { MESSAGES, RDA_SIGNATURE_FIELDS, RDA_STATUS, type BodyOf } from '@portal/contract';
import { asJson, invalid, sql, wrongState, type Work } from '@portal/kit';
import { agreementRefusals } from '../../../texts/en/agreement-refusals.ts';
import type { LockedAgreement } from '../agreement.resource.ts';
import { announceStatus } from '../announcements.ts';
import { recordPaper } from './record-paper.ts';

export type AgreementChanges = BodyOf<'PATCH /agreement/{id}/'>;
type Data = Readonly<Record<string, unknown>>;

export async function editAgreement(
  work: Work,
  agreement: LockedAgreement,
  { scan, ...changes }: AgreementChanges,
): Promise<void> {
  const { state } = agreement;
  const given = Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => value !== undefined && value !== (state.data[name] ?? null),
    ),
  );
  const status = changes.status ?? state.status;
  refuseStepBack(state.status, status);
  refuseDisabled(state, given);
  const data = { ...state.data, ...given };
  const isSigning = status === RDA_STATUS.AWAITING_EXECUTION || status === RDA_STATUS.FULLY_EXECUTED;
  if (scan !== undefined && !isSigning) throw invalid({ scan: [agreementRefusals.edit.scanWithStatus] });
  const needsScan = isSigning && status !== state.status && scan === undefined;
  refuseIncomplete(data, status, needsScan);
  if (scan !== undefined) {
    await recordPaper(work, agreement, { scan, status, data });
    // Status and names do not change until a second administrator has compared them with the scan.
    return saveData(work, agreement.id, withoutSigning(given));
  }
  await saveData(work, agreement.id, { ...given, status });
  await announceStatus(work, agreement, status);
}

/** A value of null removes the field. */
export async function saveData(work: Work, id: LockedAgreement['id'], data: Data): Promise<void> {
  await work.run(
    sql`update core.file set additional_data = jsonb_strip_nulls(additional_data || ${asJson(data)}::jsonb) where id = ${id}`,
  );
}

const SIGNING: readonly string[] = [
  'status',
  'signature',
  'signature_date',
  'sf_signature',
  'sf_signature_date',
];
const withoutSigning = (given: Data): Data =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !SIGNING.includes(name)));

/** Refuses status changes that the form shows as disabled. */
function refuseStepBack(before: number, after: number): void {
  if (after === before) return;
  if (before === RDA_STATUS.NONE) throw wrongState(agreementRefusals.edit.ended);
  if (after === RDA_STATUS.SIGNATURE_NEEDED) throw wrongState(agreementRefusals.edit.notBackToSignature);
  if (after === RDA_STATUS.AWAITING_EXECUTION && before === RDA_STATUS.FULLY_EXECUTED)
    throw wrongState(agreementRefusals.edit.notBackToExecution);
}

/** Refuses changes to fields that the form shows as disabled, and to names that were signed in the portal. */
function refuseDisabled({ status, data }: LockedAgreement['state'], given: Data): void {
  const touches = (...names: readonly string[]): boolean => names.some((name) => name in given);
  if (status !== RDA_STATUS.SIGNATURE_NEEDED && touches('signature', 'signature_date'))
    throw wrongState(agreementRefusals.edit.signatureLocked);
  if (data['sf_signature_id'] !== undefined && touches('sf_signature', 'sf_signature_date'))
    throw wrongState(agreementRefusals.edit.foundationLocked);
  if (data['paper_id'] !== undefined && touches('sf_signature', 'sf_signature_date') && isExecuted(status))
    throw wrongState(agreementRefusals.edit.confirmedLocked);
}

const isExecuted = (status: number): boolean => status === RDA_STATUS.FULLY_EXECUTED;

/** Refuses everything that is missing in one answer. */
function refuseIncomplete(data: Data, status: number, needsScan: boolean): void {
  const missing = (RDA_SIGNATURE_FIELDS[status] ?? []).filter((name) => isBlank(data[name]));
  if (missing.length === 0 && !needsScan) return;
  throw invalid({
    ...Object.fromEntries(missing.map((name) => [name, [MESSAGES.required]])),
    ...(needsScan ? { scan: [agreementRefusals.edit.scanMissing] } : {}),
  });
}

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

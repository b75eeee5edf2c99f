/** The administrators' form as text, and which fields each status allows to change (spec 1 section 4 "RDA"). */
import type { Agreement } from '@portal/contract';
import { RDA_STATUS, RDA_STATUSES, type RdaStatus } from '@portal/contract/statuses';
import type { BodyOf } from '@portal/contract/types';

export interface AdminDraft {
  status: RdaStatus;
  signature: string;
  signature_date: string;
  sf_signature: string;
  sf_signature_date: string;
  revised_date: string;
  comments: string;
}
const TEXTS = [
  'signature',
  'signature_date',
  'sf_signature',
  'sf_signature_date',
  'revised_date',
  'comments',
] as const;
const isDate = (name: (typeof TEXTS)[number]): boolean => name.endsWith('_date');

export function makeDraft({ additional_data: data }: Agreement): AdminDraft {
  const texts = TEXTS.map((name) => [
    name,
    isDate(name) ? (data[name] ?? '').slice(0, 10) : (data[name] ?? ''),
  ]);
  return { status: data.status, ...Object.fromEntries(texts) } as AdminDraft;
}

/** Only changed fields, because locked fields must not be sent. */
export function listChanges(agreement: Agreement, draft: AdminDraft): BodyOf<'PATCH /agreement/{id}/'> {
  const before = makeDraft(agreement);
  const changed = TEXTS.filter((name) => draft[name] !== before[name]).map((name) => [
    name,
    draft[name].trim() === '' ? null : draft[name],
  ]);
  return {
    ...(draft.status === before.status ? {} : { status: draft.status }),
    ...Object.fromEntries(changed),
  };
}

/** Until the status requires the date of the foundation's signature, it is empty; then it is today at first. */
export function chooseStatus(
  agreement: Agreement,
  draft: AdminDraft,
  status: RdaStatus,
  today: string,
): Partial<AdminDraft> {
  if (isFoundationLocked(agreement)) return { status };
  if (status === RDA_STATUS.FULLY_EXECUTED)
    return { status, sf_signature_date: draft.sf_signature_date || today };
  return draft.sf_signature === '' && agreement.additional_data.sf_signature_date == null
    ? { status, sf_signature_date: '' }
    : { status };
}

/** The name of the time zone on any day, such as ET. */
export const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** All statuses, each with whether the saved status allows it. */
export function statusChoices(saved: RdaStatus): { status: RdaStatus; isDisabled: boolean }[] {
  return RDA_STATUSES.map((status) => ({
    status,
    isDisabled:
      (status === RDA_STATUS.SIGNATURE_NEEDED && saved !== RDA_STATUS.SIGNATURE_NEEDED) ||
      (status === RDA_STATUS.AWAITING_EXECUTION && saved === RDA_STATUS.FULLY_EXECUTED),
  }));
}

/** True if signature, date and file are locked, because the status is no longer Signature Needed. */
export const isSignatureLocked = (saved: RdaStatus): boolean => saved !== RDA_STATUS.SIGNATURE_NEEDED;

/** True if the foundation's lead signed in the portal with a password; their name cannot be changed. */
export const isFoundationLocked = ({ signatures }: Agreement): boolean =>
  signatures.some(({ role, voided }) => role === 'foundation' && !voided);

/** True if a name would count without a portal signature; the server then requires a scan. */
export function needsScan(
  { additional_data: data, signatures, papers }: Agreement,
  status: RdaStatus,
): boolean {
  if (status !== RDA_STATUS.AWAITING_EXECUTION && status !== RDA_STATUS.FULLY_EXECUTED) return false;
  if (papers.some(({ state }) => state === 'waiting')) return false;
  if (status !== data.status) return true;
  const isCovered = (role: 'official' | 'foundation', name: string | null): boolean =>
    signatures.some((signature) => signature.role === role && !signature.voided) ||
    papers.some(
      (paper) =>
        paper.state === 'confirmed' && name === (role === 'official' ? paper.signature : paper.sf_signature),
    );
  return (
    !isCovered('official', data.signature) ||
    (status === RDA_STATUS.FULLY_EXECUTED && !isCovered('foundation', data.sf_signature))
  );
}

/** History of an agreement: the agreement file, its signatures and its paper records. */
import { defineHistory, forEveryone, forStaff, type HistoryStep } from '../history/history.ts';
import { RDA_STATUS, RDA_STATUS_LABELS } from '../request/statuses.ts';
import { HISTORY_TITLES } from '../history/titles.ts';

const statusIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'status' in value ? value.status : undefined;

/** Title of an agreement's history step, worded for the institution (spec 3 section 4.14). */
export function agreementTitle({ before, after }: HistoryStep): string {
  const status = statusIn(after('additional_data'));
  if (statusIn(before('additional_data')) === status) return '';
  if (status === RDA_STATUS.AWAITING_EXECUTION) return HISTORY_TITLES.agreement.signed;
  return status === RDA_STATUS.FULLY_EXECUTED ? HISTORY_TITLES.agreement.executed : '';
}

function paperTitle({ after, words }: HistoryStep): string {
  const state = after('state');
  if (state === 'confirmed') return HISTORY_TITLES.paper.confirmed;
  return state === 'refused'
    ? HISTORY_TITLES.paper.refused.replace('{reason}', () => words('reason'))
    : HISTORY_TITLES.paper.recorded;
}

const SIGNATURES = {
  signature: forStaff('Signature of the Signing Official'),
  signature_date: forStaff('Signature date'),
  sf_signature: forStaff('Signature for the foundation'),
  sf_signature_date: forStaff("Date of the foundation's signature"),
};

export const agreementHistory = defineHistory({
  model: 'file',
  label: 'Agreement',
  title: ({ operation, after }) =>
    operation === 'changed' && after('storage_key') ? HISTORY_TITLES.agreement.revised : '',
  fields: {
    id: 'internal',
    type: 'internal',
    name: forEveryone('File name'),
    media_type: 'internal',
    size: 'internal',
    sha256: 'internal',
    storage_key: 'internal',
    scan: 'internal',
    creator_id: 'internal',
    institution_id: 'internal',
    additional_data: forStaff('Agreement', {
      inside: {
        status: forStaff('RDA status', { values: RDA_STATUS_LABELS }),
        ...SIGNATURES,
        revised_date: forStaff('Revised date'),
        comments: forStaff('Comments'),
      },
    }),
    created: 'internal',
  },
  parts: {
    signature: {
      label: 'Signature',
      title: ({ after, words }) =>
        HISTORY_TITLES.agreement[
          after('role') === 'foundation' ? 'signedForFoundation' : 'signedForInstitution'
        ].replace('{name}', () => words('typed_name')),
      isDescribedByTitle: true,
      coveredFields: Object.keys(SIGNATURES),
      fields: {
        id: 'internal',
        file_id: 'internal',
        storage_key: 'internal',
        institution_id: 'internal',
        role: forStaff('Side'),
        signer_id: forStaff('Signer', { refersTo: 'person' }),
        typed_name: forStaff('Typed name'),
        meaning: forStaff('Meaning'),
        signed_at: forStaff('Signed', { format: 'time' }),
        sha256: 'internal',
      },
    },
    agreement_reminder: {
      label: 'Reminder',
      title: () => HISTORY_TITLES.reminder,
      isDescribedByTitle: true,
      fields: { id: 'internal', file_id: 'internal', created: forStaff('Reminded', { format: 'time' }) },
    },
    paper_record: {
      label: 'Signed paper',
      title: paperTitle,
      isDescribedByTitle: true,
      fields: {
        id: 'internal',
        file_id: 'internal',
        storage_key: 'internal',
        institution_id: 'internal',
        sha256: 'internal',
        from_status: 'internal',
        status: forStaff('RDA status', { values: RDA_STATUS_LABELS }),
        ...SIGNATURES,
        scan_id: 'internal',
        scan_key: 'internal',
        scan_sha256: 'internal',
        recorder_id: forStaff('Recorded by', { refersTo: 'person' }),
        recorded_at: forStaff('Recorded', { format: 'time' }),
        state: forStaff('State'),
        decider_id: forStaff('Decided by', { refersTo: 'person' }),
        decided_at: forStaff('Decided', { format: 'time' }),
        reason: forStaff('Reason'),
      },
    },
  },
});

/** History of a Material Transfer Agreement. */
import { defineHistory, forEveryone, forStaff, type HistoryStep } from '../history/history.ts';
import { TRANSFER_AGREEMENT_LABELS } from './rules.ts';
import { HISTORY_TITLES } from '../history/titles.ts';

const words = HISTORY_TITLES.transferAgreement;

function title({ operation, after, words: say }: HistoryStep): string {
  if (operation === 'created') return words.issued;
  if (after('ordered')) return words.ordered;
  switch (after('state')) {
    case 'awaiting_execution':
      return words.signed.replace('{name}', () => say('official_signature'));
    case 'executed':
      return words.executed.replace('{name}', () => say('foundation_signature'));
    case 'declined':
      return words.declined;
    case 'voided':
      return words.voided;
    default:
      return '';
  }
}

export const transferAgreementHistory = defineHistory({
  model: 'transfer-agreement',
  label: 'Material Transfer Agreement',
  title,
  inTitle: ['official_signature', 'foundation_signature', 'ordered'],
  fields: {
    id: 'internal',
    request_id: 'internal',
    name: 'internal',
    template: 'internal',
    size: 'internal',
    sha256: 'internal',
    storage_key: 'internal',
    created: 'internal',
    official_signature_id: 'internal',
    foundation_signature_id: 'internal',
    request_code: forEveryone('Request'),
    project_title: forStaff('Project'),
    version: forEveryone('Version'),
    state: forEveryone('State', { values: TRANSFER_AGREEMENT_LABELS }),
    institution_id: 'internal',
    institution_name: forStaff('Institution'),
    recipient_id: 'internal',
    recipient_name: forStaff('Recipient scientist'),
    donors: forStaff('Donors'),
    tissue: forStaff('Tissue'),
    official_signature: forStaff('Signature of the Signing Official'),
    foundation_signature: forStaff('Signature for the foundation'),
    reason: forStaff('Reason'),
    ordered: forStaff('Tissue ordered', { format: 'time' }),
  },
  parts: {
    transfer_reminder: {
      label: 'Reminder',
      title: () => HISTORY_TITLES.reminder,
      isDescribedByTitle: true,
      fields: {
        id: 'internal',
        transfer_agreement_id: 'internal',
        created: forStaff('Reminded', { format: 'time' }),
      },
    },
  },
});

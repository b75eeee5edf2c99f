import { translatable } from '@portal/contract/words';

/** Words of the approval notice. */
export const approvalNoticeWords = translatable('researcher/approval-notice', {
  title: 'Approval notice',
  documentTitle: 'Approval notice {code}',
  opening: 'The request {code} for research resources is approved.',
  approvedOn: 'Approved on',
  accessUntil: 'Access until',
  people: 'People with access',
});

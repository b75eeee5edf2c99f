import { translatable } from '@portal/contract/words';

/** Words of the approval notice. */
export const approvalNoticeWords = translatable('researcher/approval-notice', {
  title: 'Approval notice',
  documentTitle: 'Approval notice {code}',
  opening: 'The request {code} for research resources is approved.',
  page: '{code} · page {page} of {pages}',
  request: 'Request',
  resource: 'Resource',
  investigator: 'Principal investigator',
  institution: 'Institution',
  project: 'Project',
  approvedOn: 'Approved on',
  accessUntil: 'Access until',
  answers: 'What was asked for',
  cohorts: 'Cohorts',
  datasets: 'Datasets',
  people: 'People with access',
});

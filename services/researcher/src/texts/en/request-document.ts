import { translatable } from '@portal/contract/words';

/** Words that every document about a request has. */
export const requestDocumentWords = translatable('researcher/request-document', {
  page: '{code} · page {page} of {pages}',
  request: 'Request',
  resource: 'Resource',
  investigator: 'Principal investigator',
  institution: 'Institution',
  project: 'Project',
  answers: 'Request details',
  cohorts: 'Cohorts',
  datasets: 'Datasets',
});

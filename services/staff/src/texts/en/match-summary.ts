import { translatable } from '@portal/contract/words';

/** Words of the summary of a Research Match application as a document. */
export const summaryDocument = translatable('staff/match-summary', {
  title: 'Research Match summary',
  documentTitle: 'Summary of {code}',
  request: 'Request',
  none: '–',
  page: '{code} · page {page} of {pages}',
});

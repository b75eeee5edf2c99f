import { translatable } from '@portal/contract/words';

/** Words of the application as a document. */
export const applicationWords = translatable('researcher/application', {
  title: 'Application',
  documentTitle: 'Application {code}',
  status: 'Status',
  submittedOn: 'Submitted on',
  team: 'Research team',
  files: 'Files',
  filesInOrder: 'Their pages follow this document, in this order.',
  appended: '{pages, plural, one {# page} other {# pages}}, appended',
  notAppended: {
    busy: 'Not appended: it took too long. Please open the file on the page of the request',
    encrypted: 'Not appended: the file is encrypted or password-protected',
    kind: 'Not appended: only PDF files and images can be appended',
    large: 'Not appended: the file is too large. Please open it on the page of the request',
    many: 'Not appended: there are too many files. Please open it on the page of the request',
    pages: 'Not appended: the file has too many pages. Please open it on the page of the request',
    unavailable: "Not appended: we couldn't open the file",
    unreadable: 'Not appended: the file is damaged',
  },
});

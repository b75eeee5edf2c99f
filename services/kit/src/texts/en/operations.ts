import { translatable } from '@portal/contract/words';

/** Words of work in the background, and of exports of long lists. */
export const operations = translatable('kit/operations', {
  rightsLost: 'What you asked for ended, since you hold fewer rights than when you asked for it',
  exportReady: 'Your export is ready',
  exportFailed: 'Your export could not be made. Please try again',
  tooFewRows: 'A list of {most, number} rows and fewer is read page by page',
  tooManyRows:
    'More than {most, number} rows cannot be exported at once. Narrow the list by filters or a search first.',
  anotherExport: 'Another export of yours is being made. Please wait until it is ready',
  notReady: 'The export is not ready yet',
});

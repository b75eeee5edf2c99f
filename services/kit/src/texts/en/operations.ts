import { translatable } from '@portal/contract/words';

/** Words of work in the background, and of exports of long lists. */
export const operations = translatable('kit/operations', {
  rightsLost: 'This was stopped because you no longer have the rights for it',
  exportReady: 'Your export is ready',
  exportFailed: "We couldn't create your export. Please try again",
  tooFewRows: 'A list of up to {most, number} rows is read page by page',
  tooManyRows:
    "More than {most, number} rows can't be exported. Narrow the list with filters or a search first.",
  anotherExport: 'Your other export is still being prepared. Please wait until it is ready',
  notReady: 'The export is not ready yet',
});

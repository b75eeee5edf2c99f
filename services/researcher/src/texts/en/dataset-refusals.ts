import { translatable } from '@portal/contract/words';

/** What is refused about datasets that administrators write. */
export const datasetRefusals = translatable('researcher/dataset-refusals', {
  olderVersion: 'This is an older version. Please use the newest version of this dataset.',
  unknownCohort: 'Choose a cohort from the list',
  unknownParent: 'This dataset does not exist',
  file: 'Upload this file again: it was not found, or it was uploaded as something else',
  mailsADay: 'You have sent many mails about datasets today. Please try again tomorrow.',
});

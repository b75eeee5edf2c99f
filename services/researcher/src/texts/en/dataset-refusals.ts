import { translatable } from '@portal/contract/words';

/** What is refused about datasets that administrators write. */
export const datasetRefusals = translatable('researcher/dataset-refusals', {
  olderVersion: 'This is an older version. Please use the newest version of this dataset.',
  unknownCohort: 'Choose a cohort from the list',
  unknownParent: 'This dataset does not exist',
  file: 'Upload this file again: it was not found, or has a different type',
  mailsADay: 'You have reached the daily limit for dataset emails. Please continue tomorrow.',
});

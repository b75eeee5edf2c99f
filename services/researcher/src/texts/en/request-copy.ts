import { translatable } from '@portal/contract/words';

/** Why something of a request is not in its copy. */
export const copyWords = translatable('researcher/request-copy', {
  noQuestion: 'The form does not ask this any more',
  otherAnswer: 'The form does not take this answer any more',
  file: 'Files are not copied. Please upload a present one',
  collection: 'A collection serves one request. Please choose another one',
  samples: 'Samples are not copied: which ones are available changes every day',
  cohort: 'This cohort cannot be requested for the project',
  notOnTeam: 'This person cannot be given access by the present research team',
});

import { translatable } from '@portal/contract/words';

/** Why something of a request is not in its copy. */
export const copyWords = translatable('researcher/request-copy', {
  noQuestion: 'The form no longer asks this',
  otherAnswer: 'This answer is no longer offered',
  file: 'Files are not copied. Please upload a current file',
  collection: 'Each collection can be used for one request. Please choose another one',
  samples: 'Please choose them again: availability changes every day',
  cohort: 'This cohort cannot be requested for the project',
  notOnTeam: "This person can't be given access with the current research team",
});

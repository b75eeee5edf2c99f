import { translatable } from '@portal/contract/words';

/** What is refused about scores and critiques. */
export const scoreRefusals = translatable('staff/score', {
  closed: {
    submitted: 'This review was submitted already',
    conflict: 'You declared a conflict of interest, so you cannot review this request',
    status: 'Reviews can be written while the request is under review',
    question: 'Please answer the question about a conflict of interest first',
  },
  unknownCriterion: 'This request is not judged by this',
  unknownNote: 'The review of this request has no such part',
  noBuildMerit: 'This is not asked of this request',
  noScores: 'This request has no scores',
  whole: 'Choose a whole number from {minimum} to {maximum}',
  steps: 'Choose a number from {minimum} to {maximum} in steps of {step}',
});

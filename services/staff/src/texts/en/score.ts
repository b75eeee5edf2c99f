import { translatable } from '@portal/contract/words';

/** What is refused about scores and critiques. */
export const scoreRefusals = translatable('staff/score', {
  closed: {
    submitted: 'This review has already been submitted',
    conflict: "You declared a conflict of interest, so you can't review this request",
    status: 'Reviews can be written while the request is under review',
    question: 'Please answer the question about a conflict of interest first',
  },
  unknownCriterion: 'This criterion does not apply to this request',
  unknownNote: 'The review of this request does not have this part',
  noBuildMerit: 'This question does not apply to this request',
  noScores: 'This request has no scores',
  whole: 'Choose a whole number from {minimum} to {maximum}',
  steps: 'Choose a number from {minimum} to {maximum} in steps of {step}',
});

import { translatable } from '@portal/contract/words';

/** Words of the timeline of a request. `who` is the owner's name where somebody else reads. */
export const stageWords = translatable('researcher/stages', {
  draft: 'Draft',
  submitted: 'Submitted',
  review: 'Review',
  decision: 'Decision',
  access: 'Access',
  accessGiven: 'Access given',
  accessUntil: 'Access until {day}.',
  expected: 'Decision expected by {day}.',
  late: 'This takes longer than usual.',
  notYetSubmitted: {
    own: 'With you: finish the draft and submit it.',
    other: 'With {who}: the draft is not submitted yet.',
  },
  waitingForReviewer: 'Waiting for a reviewer. {expected}',
  withReviewers: 'With the reviewers. {expected}',
  inMeeting: 'Will be discussed in the review meeting. {expected}',
  revisions: {
    own: 'With you: make the changes that were asked for and submit again.',
    other: 'With {who}: changes were asked for.',
  },
  deferred: {
    own: 'With you: your request was put off. You can change it and submit it again.',
    other: 'With {who}: the request was put off and can be changed and submitted again.',
  },
  conditions: 'Some points must be settled first. They are named on this page and in our mail.',
  waitingForTeam: {
    own: 'Waiting until everybody on your team is ready. It then goes on by itself.',
    other: 'Waiting until everybody on the team is ready. It then goes on by itself.',
  },
  preparing: { own: 'Your access is being prepared.', other: 'Access is being prepared.' },
  suspended: {
    own: 'Access is suspended for non-compliance. Please contact us.',
    other: 'Access is suspended for non-compliance.',
  },
  refused: 'This decision is not possible: the request is at {status}',
});

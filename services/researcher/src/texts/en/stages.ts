import { translatable } from '@portal/contract/words';

/** Words of the timeline of a request. `who` is the owner's name where somebody else reads. */
export const stageWords = translatable('researcher/stages', {
  draft: 'Draft',
  submitted: 'Submitted',
  review: 'Review',
  decision: 'Decision',
  access: 'Access',
  accessGiven: 'Access granted',
  accessUntil: 'Access until {day}.',
  expected: 'Decision expected by {day}.',
  late: 'This is taking longer than usual.',
  notYetSubmitted: {
    own: 'With you: finish the draft and submit it.',
    other: 'With {who}: the draft is not submitted yet.',
  },
  waitingForReviewer: 'Waiting for a reviewer. {expected}',
  withReviewers: 'With the reviewers. {expected}',
  inMeeting: 'Will be discussed in the review meeting. {expected}',
  revisions: {
    own: 'With you: make the requested changes and submit again.',
    other: 'With {who}: changes were requested.',
  },
  deferred: {
    own: 'With you: your request was deferred. You can change it and submit it again.',
    other: 'With {who}: the request was deferred and can be changed and submitted again.',
  },
  conditions: 'Some conditions must be met first. They are listed on this page and in our email.',
  waitingForTeam: {
    own: 'Waiting for your team.',
    other: 'Waiting for the team.',
  },
  preparing: { own: 'What you requested is being prepared.', other: 'What was requested is being prepared.' },
  suspended: {
    own: 'Access is suspended for non-compliance. Please contact us.',
    other: 'Access is suspended for non-compliance.',
  },
  refused: 'This decision is not possible: the request is at {status}',
});

import { translatable } from '@portal/contract/words';

/** Words of the timeline of a request. `who` is the owner's name where someone else reads. */
export const stageWords = translatable('researcher/stages', {
  draft: 'Draft',
  submitted: 'Submitted',
  // the date of the last submission follows
  submittedAgain: 'Submitted {day}, again',
  review: 'Review',
  decision: 'Decision',
  access: 'Access',
  accessGiven: 'Access granted',
  accessUntil: 'Access until {day}.',
  expected: 'Decision expected by {day}.',
  late: {
    own: 'This is taking longer than usual.',
    other: 'Overdue: a decision was expected by {day}.',
  },
  // the owner reads this above the timeline
  notYetSubmitted: 'Waiting for {who} to submit the draft.',
  waitingForReviewer: 'Waiting for a reviewer. {expected}',
  revisions: 'Waiting for {who} to make the requested changes.',
  deferred: {
    own: 'Your request was deferred. You can change it and submit it again.',
    other: 'The request was deferred. {who} can change it and submit it again.',
  },
  conditions: 'Some conditions must be met first. They are listed on this page and in our email.',
  waitingForTeam: 'Waiting for the team.',
  preparing: 'The foundation is preparing what was requested.',
  // true of every state of the agreement and of the orders, which the page shows
  shipping:
    'After both sides sign the Material Transfer Agreement (MTA), the tissue is ordered and the brain bank ships it. The progress is on this page.',
  suspended: {
    own: 'Access is suspended for non-compliance. Please contact us.',
    other: 'Access is suspended for non-compliance.',
  },
  refused: 'This decision is not possible while the request is {status}',
});

/** Words of bulk. */
export const bulk = {
  assign: 'Assign a reviewer',
  assignTitle: 'Assign a reviewer to {count, plural, one {# request} other {# requests}}',
  assignConfirm: 'Assign to {count, plural, one {# request} other {# requests}}',
  assignHint: "Requests are changed one by one. Any that can't be changed are listed here with the reason.",
  comment: 'Comment',
  commentTitle: 'Comment on {count, plural, one {# request} other {# requests}}',
  commentConfirm: 'Add to {count, plural, one {# request} other {# requests}}',
  commentLabel: 'New comment',
  commentHint:
    "Only staff can read comments. If the comment can't be added to some requests, we list them here with the reason.",
  reviewer: 'Reviewer',
  reviewerPlaceholder: 'Type a name',
  role: 'Role',
  roles: { primary: 'Primary reviewer', secondary: 'Secondary reviewer', other: 'Other reviewer' },
  moveTitle: 'Move {count, plural, one {# application} other {# applications}} to the review meeting?',
  moveHint:
    "Reviews that aren't submitted yet can't be finished after this, and applications can't be moved back. Any that can't be moved are listed here with the reason.",
  cancel: 'Cancel',
  working: 'Working on {count, plural, one {# request} other {# requests}}',
  allDone: '{count, plural, one {# request} other {# requests}} done',
  someRefused: '{done} done, {refused} not done',
  refusedList: 'Requests that were not changed',
  retry: '{count, plural, one {Try this one again} other {Try these # again}}',
  failed: "We couldn't change the requests.",
  noReason: 'No reason was given.',
  close: 'Close',
} as const;

/** Words of points for revision, as staff mark them. */
export const revisionPoints = {
  drafts: {
    title: 'Points for revision, not sent yet',
    intro:
      'They are sent to the researcher with the decision that asks for revisions. Until then staff alone see them.',
    count: '({count} points)',
    kept: 'They were not sent, as the decision did not ask for revisions.',
  },
  noAnswer: 'No data provided',
  add: 'Mark a point',
  mark: 'Ask for a revision{hiddenPlace}',
  hiddenPlace: ' of {place}',
  place: 'Where in the application',
  choose: 'Choose a part of the application',
  section: 'Section: {label}',
  textOf: 'What is missing at {place}',
  limit: 'Up to {limit} characters',
  save: 'Save point',
  cancel: 'Cancel',
  edit: 'Edit{hiddenPlace}',
  remove: 'Remove{hiddenPlace}',
  hiddenPoint: ' the point about {place}',
  draft: 'Not sent yet',
  byAuthor: 'by {author}',
  stale: 'Somebody changed this point a moment ago. Close it and look again.',
  decision: {
    title: '{count, plural, one {# point goes} other {# points go}} with this decision',
    none: 'No points are marked. They can be marked beside each answer of the application.',
    listed: 'They are listed below the words of the mail, and the researcher answers each.',
  },
} as const;

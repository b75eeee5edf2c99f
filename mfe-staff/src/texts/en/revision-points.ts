/** Words of points for revision, as staff mark them. */
export const revisionPoints = {
  drafts: {
    title: 'Points for revision, not sent yet',
    intro:
      'They are sent to the researcher with the decision that asks for revisions. Until then, only staff can see them.',
    count: '({count} points)',
    kept: 'They were not sent because the decision did not ask for revisions.',
  },
  noAnswer: 'No data provided',
  add: 'Add a revision point',
  mark: 'Ask for a revision{hiddenPlace}',
  hiddenPlace: ' of {place}',
  place: 'Where in the application',
  choose: 'Choose a part of the application',
  section: 'Section: {label}',
  textOf: 'What needs to change in {place}',
  limit: 'Up to {limit} characters',
  save: 'Save point',
  cancel: 'Cancel',
  edit: 'Edit{hiddenPlace}',
  remove: 'Remove{hiddenPlace}',
  hiddenPoint: ' the point about {place}',
  draft: 'Not sent yet',
  byAuthor: 'by {author}',
  stale: 'Someone else has just changed this point. Close it and open it again.',
  decision: {
    title: '{count, plural, one {# point is} other {# points are}} sent with this decision',
    none: 'No points yet. You can add points next to each answer in the application.',
    listed: 'They are listed below the email text, and the researcher answers each one.',
  },
} as const;

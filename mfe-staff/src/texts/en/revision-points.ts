/** Words of requested changes, as staff write them. */
export const revisionPoints = {
  drafts: {
    title: 'Requested changes, not sent yet',
    intro:
      'They are sent to the researcher with the decision that asks for revisions. Until then, only staff can see them.',
    count: '({count} changes)',
    notSent: 'They were not sent because the decision did not ask for revisions.',
  },
  noAnswer: 'No data provided',
  add: 'Add a requested change',
  mark: 'Request a change{hiddenPlace}',
  hiddenPlace: ' to {place}',
  place: 'Where in the application',
  choose: 'Choose a part of the application',
  section: 'Section: {label}',
  textOf: 'What needs to change in {place}',
  limit: 'Up to {limit} characters',
  save: 'Save requested change',
  cancel: 'Cancel',
  edit: 'Edit{hiddenPlace}',
  remove: 'Remove{hiddenPlace}',
  hiddenPoint: ' the requested change to {place}',
  draft: 'Not sent yet',
  byAuthor: 'by {author}',
  stale: 'Someone else edited this requested change. Close it and open it again.',
  decision: {
    title:
      '{count, plural, one {# requested change is} other {# requested changes are}} sent with this decision',
    none: 'No requested changes yet. You can add them next to each answer in the application.',
    unsaved:
      '{count, plural, one {# requested change is} other {# requested changes are}} not saved and will not be sent',
    unsavedText: 'Return to the application and save it first: {places}',
    listed:
      '{count, plural, one {It is listed below the email text, and the researcher responds to it.} other {They are listed below the email text, and the researcher responds to each one.}}',
  },
} as const;

/** Words of what changed in a request since it was submitted. */
export const requestChanges = {
  title: 'What changed since the submission of {date}',
  none: 'Nothing has changed since the submission of {date}.',
  before: 'Before:',
  after: 'Now:',
  nothing: 'No answer',
} as const;

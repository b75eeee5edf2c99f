/** Words of what changed in a request since it was submitted. */
export const requestChanges = {
  title: 'What changed since the submission of {date}',
  none: 'Nothing has changed since the submission of {date}.',
  corrections: 'What staff corrected after the submission',
  before: 'Before:',
  after: 'Now:',
  nothing: 'No answer',
  // MarkedText: read by screen readers around what was taken out or added
  removedBegins: ' [removed: ',
  removedEnds: ' end of removed] ',
  addedBegins: ' [added: ',
  addedEnds: ' end of added] ',
} as const;

/** Words of what changed in a request since it was submitted. */
export const requestChanges = {
  title: 'Changes since submission on {date}',
  none: 'No changes since submission on {date}.',
  corrections: 'Staff corrections after submission',
  before: 'Before:',
  after: 'Now:',
  nothing: 'No answer',
  // MarkedText: read by screen readers around what was taken out or added
  removedBegins: ' [removed: ',
  removedEnds: ' end of removed] ',
  addedBegins: ' [added: ',
  addedEnds: ' end of added] ',
} as const;

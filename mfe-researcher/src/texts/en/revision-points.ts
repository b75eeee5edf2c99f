/** Words of points for revision, where they are answered. */
export const revisionPoints = {
  title: 'Point for revision',
  titleAt: 'Point for revision: {place}',
  answer: 'What you did about it',
  help: 'The reviewers read it beside the point and what changed.',
  yourAnswer: 'Your answer: {answer}',
  missing: 'Say what you did about this point.',
  list: 'Points to answer',
  loadFailed: 'Could not load the points for revision',
  answered: 'answered',
  open: 'no answer yet',
  project: 'Open the project',
  conflict: {
    title: 'Your answers to the points were changed elsewhere',
    text: 'Another tab or device saved other answers. Nothing was overwritten.',
    theirs: '{place}: {answer}',
    keepMine: 'Keep my answers',
    takeTheirs: 'Take those answers',
  },
} as const;

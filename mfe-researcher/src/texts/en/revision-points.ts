/** Words of requested changes, where they are answered. */
export const revisionPoints = {
  title: 'Requested change',
  titleAt: 'Requested change: {place}',
  answer: 'Your response',
  help: 'Reviewers see it next to the requested change and your edits.',
  yourAnswer: 'Your response: {answer}',
  missing: 'Describe how you addressed this change.',
  progress: '{answered} of {count} answered',
  letter: 'Email of {date}',
  loadFailed: "We couldn't load the requested changes",
  answered: 'response added',
  open: 'no response yet',
  project: 'Open project',
  conflict: {
    title: 'Your responses were changed elsewhere',
    text: 'You or a teammate saved other responses elsewhere. They are shown here; yours are still on this page. Choose which to keep.',
    theirs: '{place}: {answer}',
    keepMine: 'Keep my responses',
    takeTheirs: 'Use those responses',
  },
} as const;

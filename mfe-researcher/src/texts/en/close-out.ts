/** Words with which a researcher confirms what became of what was given. */
export const closeOut = {
  dueTitle: 'Close-out due',
  dueText:
    'Access under this request ended on {day}. What was given must be destroyed or returned: please confirm it.',
  returnedTitle: 'Please correct the close-out',
  returnedText: 'The foundation looked at it and asks: {reason}',
  open: 'Open the close-out',
  intro:
    'Say for each kind of thing what became of it, copies and backups included. The foundation looks at what you confirm.',
  outcome: 'What became of it',
  day: 'Day on which it was done',
  dayHelp: 'The last day, where it took several.',
  description: 'How it was done, and who did it',
  descriptionHelp: 'Name the places from which it was removed, or to whom it was sent.',
  statementTitle: 'Statement',
  statement:
    'I confirm that this is complete and true, and that nobody of the research team keeps data or materials of this request.',
  submit: 'Confirm Close-out',
  what: 'the close-out',
  confirmTitle: 'Confirm the close-out of {code}?',
  confirmText: 'It is sent to the foundation once. You can change it only if they return it to you.',
  keepOn: 'Go on editing',
  done: 'Thank you. The foundation looks at your close-out.',
  stale: 'Somebody changed this close-out meanwhile. The page shows it as it is now.',
  earlier: 'Close-out of {day}',
  /** On the Project Updates Dashboard. */
  dashboard: {
    title: 'Close-out due',
    text: 'Access under these requests has ended. Please confirm what became of what was given.',
    ended: 'Access ended {day}',
    loadFailed: 'Could not get what is to be confirmed.',
    caption: 'Close-outs due',
  },
} as const;

/** Words with which a researcher confirms what became of what was given. */
export const closeOut = {
  returnedTitle: 'The foundation asked you to correct your close-out',
  earlierAnswers: 'Your earlier answers',
  intro:
    'For each type of data or material, tell us what happened to it, including copies and backups. The foundation reviews your answers.',
  outcome: 'What happened',
  day: 'Date completed',
  dayHelp: 'If it took several days, enter the last one.',
  description: 'How it was done, and by whom',
  descriptionHelp:
    'Name the places the data or materials were removed from, or the people who received them.',
  statementTitle: 'Statement',
  statement:
    'I confirm that this is complete and true, and that no one on the research team has kept any data or materials from this request.',
  submit: 'Confirm Close-out',
  what: 'the close-out',
  confirmTitle: 'Confirm the close-out of {code}?',
  confirmText: 'After you submit it, you can change it only if the foundation returns it to you.',
  keepOn: 'Keep editing',
  done: 'Thank you. The foundation will review your close-out.',
  stale: 'Someone else changed this close-out. The page now shows the latest version.',
  ended: 'Access ended on {day}',
  /** On the Project Updates Dashboard. */
  dashboard: {
    title: 'Close-outs to finish',
    text: 'Access under these requests has ended. Confirm what happened to the data and materials, or answer our questions.',
    loadFailed: 'Could not get your close-outs.',
    caption: 'Close-outs due',
  },
} as const;

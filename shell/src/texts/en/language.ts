/** Words of the choice of a language. */
export const language = {
  title: 'Language',
  label: 'Language of the portal',
  help: 'Pages, emails and documents speak it to you.',
} as const;

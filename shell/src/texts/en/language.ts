/** Words of the choice of a language. */
export const language = {
  title: 'Language',
  help: 'Used for pages, emails and documents.',
} as const;

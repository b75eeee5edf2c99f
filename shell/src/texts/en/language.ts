/** Words of the choice of a language. */
export const language = {
  title: 'Language',
  label: 'Language of the portal',
  help: 'Used for pages, emails and documents.',
} as const;

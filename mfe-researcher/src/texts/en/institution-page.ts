/** Words of an institution's page (spec 3 section 2.14). */
export const page = {
  researchers: 'Researchers',
  resubmitted: 'Thank you. Your details are submitted for review.',
} as const;

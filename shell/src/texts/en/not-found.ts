/** Words of the 404 page (spec 1 section 2). */
export const notFound = {
  returnHome: 'Return To Home',
  loginHint: 'You may need to log in to see it.',
} as const;

/** Words of the 404 page (spec 1 section 2). */
export const notFound = {
  text: 'This page does not exist, or you may not see it. Check the address for typing mistakes.',
  returnHome: 'Return To Home',
  logIn: 'You may need to log in to see it.',
  createAccount: 'Create an Account',
} as const;

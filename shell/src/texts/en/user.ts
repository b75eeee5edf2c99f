/** Words of the list of people, a person's page and the form for a new one (spec 3 sections 2.15, 5 and 6). */
export const user = {
  failure: 'Could not get user.',
} as const;

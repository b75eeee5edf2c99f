/** Words of renewals in the ADMIN panel. */
export const renewal = {
  latest: 'Latest renewal',
  decide: 'Decide on {code}',
  open: 'Open {code}',
  renewed: 'Renews',
  until: 'Access until {day}',
  noEnd: 'It has no expiration date yet.',
};

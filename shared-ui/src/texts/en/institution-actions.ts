/** Words of what staff do to an institution (spec 1 sections 4 and 8, spec 3 section 4.11). */
export const actions = {
  stale: 'Somebody else changed this institution meanwhile. Look at it again before you decide.',
} as const;

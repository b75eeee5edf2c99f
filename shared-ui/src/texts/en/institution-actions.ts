/** Words of what staff do to an institution (spec 1 sections 4 and 8, spec 3 section 4.11). */
export const actions = {
  stale: 'Someone else changed this institution. Review it again before you decide.',
} as const;

/** Words of what a list can be narrowed by. */
export const facets = {
  value: '{value} ({count})',
  all: 'All',
} as const;

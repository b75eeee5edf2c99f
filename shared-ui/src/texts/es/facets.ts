export const facets = {
  value: '{value} ({count})',
  all: 'Todos',
} as const;

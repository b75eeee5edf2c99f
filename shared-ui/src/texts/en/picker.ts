/** Words of the picker of rows with availability. */
export const picker = {
  page: '{first} to {last} of {count}',
  previousPage: 'Previous {size}',
  nextPage: 'Next {size}',
  select: 'Select {label}',
  selectAll: 'Select all rows shown',
  chosen: '{count} chosen',
  instead: 'Available instead:',
  useInstead: 'Use {other} instead of {id}',
} as const;

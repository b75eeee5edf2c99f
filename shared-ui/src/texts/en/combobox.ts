/** Words of combobox. */
export const combobox = {
  // Combobox
  typeToSearch: 'Type to search',
  searching: 'Searching…',
  oneResult: '1 result',
  results: '{count} results',
  noResultsMatchingSearch: 'No results matching search.',
  theSearchFailedPleaseTry: 'The search failed. Please try again.',
  isNotListedUseThis: '‘{label}’ is not listed: use this name',
  clear: 'Clear',
  showOptions: 'Show options',
  // MultiCombobox
  chosen: 'Chosen',
  remove: 'Remove {label}',
} as const;

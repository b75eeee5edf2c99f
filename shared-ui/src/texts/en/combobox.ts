/** Words of combobox. */
export const combobox = {
  // Combobox
  placeholder: 'Type to search',
  searching: 'Searching…',
  found: '{count, plural, one {# result} other {# results}}',
  noneFound: 'No results matching search.',
  failed: 'The search failed. Please try again.',
  addUnlisted: '“{label}” is not listed: use this name',
  clear: 'Clear',
  showOptions: 'Show options',
  // MultiCombobox
  chosenList: 'Chosen',
  remove: 'Remove {label}',
} as const;

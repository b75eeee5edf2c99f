/** Words of the search box of staff (spec 1 section 2, "Header and footer"). */
export const search = {
  label: 'Search the portal',
  placeholder: 'Search by institution or researcher...',
  results: 'Search results',
  found: '{count, plural, one {# result} other {# results}}',
  none: 'No results matching search.',
  noneHelp: 'Try a shorter search, or a code such as REQ000123, an email address or an EIN.',
  keys: ', keys {keys}',
  searching: 'Searching…',
  failed: 'The search failed. Please try again.',
  incomplete: "Projects, requests and datasets can't be searched right now. Please try again later.",
  models: {
    institution: 'Institutions',
    user: 'Users',
    project: 'Projects',
    request: 'Requests',
    dataset: 'Datasets',
  },
} as const;

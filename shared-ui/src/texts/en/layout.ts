/** Words of layout. */
export const layout = {
  // DefinitionList
  noValue: 'No data provided',
  // LabeledField
  optional: '(optional)',
  // LoadingText
  loading: 'Fetching Information',
  // documentTitle
  titleWithError: 'Error: {words}',
} as const;

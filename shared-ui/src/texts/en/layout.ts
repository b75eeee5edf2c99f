/** Words of layout. */
export const layout = {
  // DefinitionList
  noDataProvided: 'No data provided',
  // LabeledField
  optional: '(optional)',
  // LoadingText
  fetchingInformation: 'Fetching Information',
  // documentTitle
  error: 'Error: {words}',
} as const;

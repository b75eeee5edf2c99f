/** Words of dataset. */
export const dataset = {
  // dataset-columns
  code: 'Dataset ID',
  name: 'Name',
  hasAccess: 'You have access',
  type: 'Type',
  cohort: 'Cohort',
  curation: 'Curation',
  size: 'Size',
  released: 'Released',
  availability: 'Availability',
  request: 'Request',
  available: 'Available',
  unavailable: 'Unavailable',
  all: 'All',
  loadFailed: 'Could not get the dataset.',
  // dataset-words
  otherGroup: 'Other Resources',
  // DatasetListPage
  title: 'Datasets',
  searchLabel: 'Search datasets',
  emptyText: 'No dataset has been published yet.',
  // DatasetPage
  applyButton: 'Apply For Access',
  accessTitle: 'Request Access',
  signInHint: 'You sign in first, or register. After that the request goes on with this dataset.',
  noDescription: 'No description has been given yet.',
  version: 'Version',
  accessionId: 'Accession ID',
  wayOfAccess: 'How you reach the data',
  dictionary: 'Data dictionary',
  releaseNotes: 'Release notes',
  notRequestable: 'This dataset cannot be requested now.',
} as const;

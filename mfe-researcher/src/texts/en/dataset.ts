/** Words of dataset. */
export const dataset = {
  // dataset-columns
  datasetId: 'Dataset ID',
  name: 'Name',
  youHaveAccess: 'You have access',
  type: 'Type',
  cohort: 'Cohort',
  curation: 'Curation',
  size: 'Size',
  released: 'Released',
  availability: 'Availability',
  available: 'Available',
  unavailable: 'Unavailable',
  // dataset-words
  otherResources: 'Other Resources',
  // DatasetListPage
  datasets: 'Datasets',
  searchDatasets: 'Search datasets',
  noDatasetHasBeenPublished: 'No dataset has been published yet.',
  // DatasetPage
  applyForAccess: 'Apply For Access',
  requestAccess: 'Request Access',
  youSignInFirst: 'You sign in first, or register. After that the request goes on with this dataset.',
  noDescriptionHasBeenGiven: 'No description has been given yet.',
  version: 'Version',
  accessionId: 'Accession ID',
  howYouReachTheData: 'How you reach the data',
  thisDatasetCannotBeRequested: 'This dataset cannot be requested now.',
} as const;

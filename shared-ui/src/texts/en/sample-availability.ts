/** Words of the table of a request's samples. */
export const samples = {
  caption: 'Samples',
  columns: {
    id: 'Sample Id',
    available: 'Availability',
    status: 'Status',
    requested: 'Requested',
    requests: '# of Request',
  },
  exceeds: 'Only {available} available',
  approved: '{count} ({approved} approved)',
  none: 'No samples have been chosen yet.',
  loadFailed: 'Could not get the samples.',
  cached: 'The sample inventory is not available right now. Showing its data from {at}.',
  nothingCached:
    'The sample inventory is not available right now, and there is no earlier data about these samples.',
  scarce: 'The requested amount exceeds what is available for: {ids}',
  failing: 'These samples are no longer available: {ids}',
} as const;

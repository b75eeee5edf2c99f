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
  amount: '{amount} {unit}',
  approved: '{count} ({approved} approved)',
  none: 'No samples were chosen yet.',
  loadFailed: 'The samples could not be loaded',
  kept: 'The inventory of samples cannot be reached. This is what it said on {at}.',
  keptNothing: 'The inventory of samples cannot be reached, and nothing is known of these samples yet.',
  failing: 'These samples can no longer be had: {ids}',
} as const;

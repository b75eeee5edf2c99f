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
  exceeds: 'More than the {available} that are available',
  approved: '{count} ({approved} approved)',
  none: 'No samples were chosen yet.',
  loadFailed: 'The samples could not be loaded',
  kept: 'The inventory of samples cannot be reached. This is what it said on {at}.',
  keptNothing: 'The inventory of samples cannot be reached, and nothing is known of these samples yet.',
  scarce: 'More is asked for than there is of these samples: {ids}',
  failing: 'These samples can no longer be had: {ids}',
} as const;

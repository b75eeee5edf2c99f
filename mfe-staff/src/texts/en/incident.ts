/** Words with which administrators handle incidents. */
export const incident = {
  title: 'Incidents',
  summary:
    'What researchers report about data and materials that they were given: breaches, losses and use outside the approved purpose.',
  card: 'What went wrong with data and materials that were given, and how far each case is',
  request: 'Request',
  kind: 'Kind',
  noticed: 'Noticed',
  reporter: 'Reported by',
  status: 'Status',
  description: 'What happened',
  search: 'Search request, person or words',
  emptyTitle: 'No incident was reported',
  emptyText: 'Researchers report incidents on the page of their request.',
  handle: {
    title: 'Handle the incident',
    status: 'Status',
    notes: 'Notes',
    notesHelp: 'For administrators alone.',
    outcome: 'Outcome',
    outcomeHelp: 'Whoever reported it reads this. It is needed to close the incident.',
    save: 'Save Incident',
    saved: 'The incident is saved',
    stale: 'Somebody changed this incident meanwhile. The page shows it as it is now.',
  },
} as const;

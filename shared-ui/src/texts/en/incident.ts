/** Words of an incident, as both sides see it on the page of a request. */
export const incident = {
  tab: 'Incidents',
  title: '{kind}, {day}',
  status: 'Status',
  reporter: 'Reported by',
  reported: '{person} on {date}',
  description: 'What happened',
  measures: 'What was done about it',
  outcome: 'Outcome',
  loadFailed: 'Could not get the incidents.',
} as const;

/** Words of the Project Updates Dashboard. */
export const projectUpdates = {
  title: 'Project Updates Dashboard',
  summary:
    'Requests whose access ends within six months or has ended, with the IRB date of their project beside them. Ask for a renewal before the day.',
  staffSummary:
    'Requests of all researchers whose access ends within six months or has ended, with the IRB date of their project beside them.',
  project: 'Project',
  request: 'Request',
  owner: 'Researcher',
  expires: 'Expiration date',
  irb: 'IRB date',
  noIrb: 'None',
  status: 'Status',
  action: 'Action',
  renew: 'Renew',
  renewOf: 'Renew {code}',
  days: '{days, plural, =0 {today} =1 {in 1 day} other {in # days}}',
  passed: '{days, plural, =1 {1 day ago} other {# days ago}}',
  suspendedHelp: 'Suspended. Action Needed',
  search: 'Search by request, project or researcher',
  emptyTitle: 'Nothing ends within six months',
  emptyText: 'Requests come here six months before their access ends.',
  calendar: {
    title: 'Calendar',
    previous: 'Previous month',
    next: 'Next month',
    today: 'Today',
    month:
      '{count, plural, =0 {{month}: nothing ends} one {{month}: 1 request ends} other {{month}: # requests end}}',
    loadFailed: 'Could not get this month.',
  },
  panel: {
    caption: 'Project updates',
    ends: '{type}, access ends {date}',
    suspended: '{type}, access is suspended',
    loadFailed: 'Could not get your project updates.',
    emptyText: 'Nothing ends within six months. Requests come here six months before their access ends.',
    all: 'Project Updates Dashboard',
  },
} as const;

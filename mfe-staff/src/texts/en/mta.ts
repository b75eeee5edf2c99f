/** Words of /mta, the list of Material Transfer Agreements. */
export const mtaList = {
  title: 'Material Transfer Agreements',
  summary:
    'Each approved tissue request has an agreement. Once the institution has signed it and the foundation has executed it, tissue can be ordered.',
  home: 'Home',
  request: 'Request',
  institution: 'Institution',
  researcher: 'Researcher',
  status: 'Status',
  waitingFor: 'Waiting for',
  foundation: 'The foundation',
  officialMissing: 'No Signing Official',
  noOne: 'No one',
  waitingSince: 'Waiting since',
  notWaiting: 'Not waiting',
  version: 'Version',
  issued: 'Issued',
  search: 'Search request, institution or researcher',
  emptyText: 'An agreement appears here once a tissue request is approved.',
} as const;

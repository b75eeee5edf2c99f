/** Words of the institutions' list, and those that several pages of institutions share (spec 3 section 2.14). */
export const institution = {
  list: 'Institutions',
  create: 'New institution',
  search: 'Search name, official name or EIN',
  emptyDescription: 'Institutions appear here when a researcher or an administrator adds one.',
  name: 'Name',
  officialName: 'Official name',
  ein: 'EIN',
  status: 'Status',
  rdaStatus: 'RDA status',
  official: 'Signing Official',
  created: 'Created',
  none: 'None',
  loading: 'Fetching Information',
} as const;

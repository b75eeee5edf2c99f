/** Words of the list of people, a person's page and the form for a new one (spec 3 sections 2.15, 5 and 6). */
export const user = {
  emptyOfficial: 'Researchers at your institution appear here when they register.',
  name: 'Name',
  institution: 'Institution',
  home: 'Home',
  institutionName: 'Institution Name',
  people: 'Researchers with Approved Dataset Requests',
  peopleSearch: 'Search name or institution',
  peopleEmpty: 'Researchers appear here when one of their dataset requests is approved.',
  projects: 'Approved dataset projects',
  noProjects: 'No approved genetic dataset requests found',
  abstract: 'Abstract',
  datasets: 'Approved datasets',
  team: 'Research team',
  peopleFailure: 'Could not get this researcher.',
  peopleBack: 'All researchers',
} as const;

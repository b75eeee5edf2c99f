/** Words of the list of people, a person's page and the form for a new one (spec 3 sections 2.15, 5 and 6). */
export const user = {
  emptyOfficial: 'People of your institution appear here when they register.',
  name: 'Name',
  institution: 'Institution',
  home: 'Home',
  title: 'Title',
  people: 'Researchers',
  peopleSummary: 'Researchers of institutions that work with us.',
  peopleSearch: 'Search name or institution',
  peopleEmpty: 'Researchers appear here when their institution is approved.',
  peopleFailure: 'Could not get this researcher.',
  peopleBack: 'All researchers',
} as const;

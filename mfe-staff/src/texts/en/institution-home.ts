/** Words of the panel of institutions on the home page. */
export const institutions = {
  title: 'Institutions and RDAs',
  rda: 'RDA',
  all: 'View All Institutions',
  allRdas: 'View All RDAs',
  failed: 'Could not get institutions and RDAs.',
} as const;

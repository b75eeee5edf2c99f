/** Words of the five cohorts. */
export const cohorts = {
  title: 'Cohorts',
  text: 'Families and researchers of five cohorts made these resources possible.',
  /** `name` as the cohort's row has it; the brain bank has none. */
  list: [
    { name: 'SSC', label: 'Simons Simplex Collection', text: 'Families with one child with autism.' },
    {
      name: 'Simons Searchlight',
      label: 'Simons Searchlight',
      text: 'People with changes in genes that are linked to autism.',
    },
    {
      name: 'SPARK',
      label: 'SPARK',
      text: 'A large online cohort of people with autism and their families.',
    },
    {
      name: 'AIC',
      label: 'Autism Inpatient Collection',
      text: 'Children and adolescents treated in hospital.',
    },
    {
      name: 'Autism BrainNet',
      label: 'Autism BrainNet',
      text: 'Brain tissue that families have donated, for research into the causes of autism.',
    },
  ],
} as const;

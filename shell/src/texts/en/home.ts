/** Words of the home page (spec 1 sections 1 and 2). */
export const visitor = {
  title: 'Autism research data and biospecimens, in one place',
  intro:
    'Register with your institution to request datasets, biospecimens, brain tissue and help with recruitment. Scientists review each request, and you can always see who is working on it.',
  accessTitle: 'How to get access',
  createAccount: 'Create an account',
  requestableTitle: 'What you can request',
  logIn: 'Have an account? Log in',
  unreachable: "The portal can't check your login right now. Please try again later.",
  searchLabel: 'Search datasets and resources',
  search: 'Search',
  browse: 'Browse the public resources',
  restricted: 'Restricted countries',
} as const;

/** Numbers of the front page, by their key in `GET /public/figures/`. */
export const counts = {
  title: 'The portal in numbers',
  list: [
    { key: 'participants', label: 'Participants' },
    { key: 'genomes', label: 'Whole genomes' },
    { key: 'datasets', label: 'Datasets' },
    { key: 'resources', label: 'Other Resources' },
    { key: 'days_to_decision', label: 'Median days to a decision' },
  ],
} as const;

/** What researchers may request. */
export const resources = [
  { name: 'Datasets', text: 'Phenotype Data, Genetic Data, Imaging/EEG Data and Other Resources.' },
  {
    name: 'Biospecimens',
    text: 'Plasma, whole blood DNA, saliva DNA, lymphoblastoid cell lines and their DNA, fibroblasts and induced pluripotent stem cells.',
  },
  {
    name: 'Brain tissue',
    text: 'Data and tissue from Autism BrainNet, with pilot requests for first tests.',
  },
  {
    name: 'Research Match',
    text: 'Help finding participants for your study. Reviewed quarterly.',
  },
] as const;

export const steps = {
  title: 'How to get access',
  list: [
    { title: 'Create an account', text: 'and affiliate with an institution.' },
    {
      title: 'Agree to the joinder',
      text: 'after you read the agreement (RDA) that your institution and the foundation have signed. By agreeing, you accept its terms.',
    },
    {
      title: 'Create a project',
      text: 'with a title and an abstract. Some requests also need an IRB letter.',
    },
    {
      title: 'Create a request',
      text: 'which the science team or a committee reviews. This may take up to two weeks.',
    },
  ],
} as const;

export const nothing = {
  title: 'Nothing to do right now',
  asRole: 'You have no open tasks as {role}.',
  noRole: 'You have no role yet.',
  choose: 'You can switch roles under Viewing As.',
  support: 'If you expected something here, write to {support}.',
} as const;

export const personal = { welcome: 'Welcome, {name}', newRequest: 'New Request' } as const;

/** Words of the home page (spec 1 sections 1 and 2). */
export const visitor = {
  title: 'Autism research data and biospecimens, in one place',
  intro:
    'Register, belong to an institution, and request datasets, biospecimens, brain tissue and help with recruitment. Each request is reviewed by scientists, and you see at every moment who has it.',
  requestable: 'What you can request',
  logIn: 'Log in',
  unreachable: 'The portal cannot check who you are at the moment. Please try again soon.',
  browse: 'Browse the public resources',
  researchers: 'Find researchers',
  learnMore: 'Learn more',
  restricted: 'Restricted countries',
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
    text: 'Data and tissue of Autism BrainNet, with a pilot request for first tests.',
  },
  {
    name: 'Research Match',
    text: 'Help in finding participants for your study. Decided quarterly.',
  },
] as const;

export const steps = {
  title: 'How it works',
  list: [
    { title: 'Create an account', text: 'and affiliate with an institution.' },
    { title: 'Agree to the joinder', text: "after you have reviewed the institution's executed RDA." },
    { title: 'Create a project', text: 'with title, abstract and IRB approval or exemption document.' },
    {
      title: 'Create a request',
      text: 'which the science team or a committee reviews, in up to two weeks.',
    },
  ],
} as const;

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

export const nothing = {
  title: 'Nothing waits for you',
  asRole: 'There is nothing to do as {role} now.',
  noRole: 'You have no role yet.',
  choose: 'You can choose another role under Viewing As.',
  support: 'If you expected something here, write to {support}.',
} as const;

export const personal = { welcome: 'Welcome, {name}', newRequest: 'New Request' } as const;

export const standing = {
  seeInstitution: 'See your institution',
  questions: 'Questions? Write to {support}.',
} as const;

export const home = {
  // official-standing
  waitsForItsDetails: '{name} waits for its details',
  youGiveTheDetailsOf:
    'You give the details of your institution. Then an administrator approves or rejects it.',
  giveTheDetails: 'Give the details',
  isUnderReview: '{name} is under review',
  anAdministratorApprovesOrRejects:
    'An administrator approves or rejects it; you need not do anything now. After approval you sign the Researcher Distribution Agreement (RDA).',
  theFoundationHasAQuestion: 'The foundation has a question about {name}',
  anAdministratorNeedsMoreInformation:
    'An administrator needs more information before the institution can be approved.',
  openTheInstitution: 'Open the institution',
  wasRejected: '{name} was rejected',
  itsResearchersCannotSubmitRequests:
    'Its researchers cannot submit requests. If you think that this is a mistake, write to support.',
  getsANewSigningOfficial: '{name} gets a new Signing Official',
  aPrincipalInvestigatorOfThe:
    'A Principal Investigator of the institution names the new one. You need not do anything.',
  theRdaWaitsForYour: 'The RDA waits for your signature',
  isApprovedYouSignIts:
    '{name} is approved. You sign its Researcher Distribution Agreement (RDA), then the foundation does.',
  openTheRda: 'Open the RDA',
  theFoundationSignsNext: 'The foundation signs next',
  youHaveSignedTheResearcher:
    'You have signed the Researcher Distribution Agreement (RDA) of {name}. When the foundation has signed too, each researcher agrees to a joinder.',
  theRdaIsInForce: 'The RDA is in force',
  nothingWaitsForYourSignature: 'Nothing waits for your signature',
  isApprovedAndItsResearcher:
    '{name} is approved and its Researcher Distribution Agreement (RDA) is fully executed. Its researchers can agree to the joinder and request resources.',
  hasNoRdaAtThis: '{name} has no RDA at this time',
  theFoundationPreparesTheResearcher:
    'The foundation prepares the Researcher Distribution Agreement (RDA). Then you sign it.',
} as const;

/** What waits at institutions, for staff. */
export const institutions = {
  title: 'Institutions and RDAs',
  rda: 'RDA',
  all: 'View All Institutions',
  allRdas: 'View All RDAs',
  failed: 'Could not get institutions and RDAs.',
} as const;

/** Words of what a Signing Official finds on the home page. */
export const standing = {
  noInstitution: 'You belong to no institution yet.',
  nameInstitution: 'Name your institution',
  seeInstitution: 'See your institution',
  questions: 'Questions? Write to {support}.',
} as const;

export const steps = {
  details: {
    title: '{name} waits for its details',
    text: 'You give the details of your institution. Then an administrator approves or rejects it.',
    action: 'Give the details',
  },
  underReview: {
    title: '{name} is under review',
    text: 'An administrator approves or rejects it; you need not do anything now. After approval you sign the Researcher Distribution Agreement (RDA).',
  },
  question: {
    title: 'The foundation has a question about {name}',
    text: 'An administrator needs more information before the institution can be approved.',
    action: 'Open the institution',
  },
  rejected: {
    title: '{name} was rejected',
    text: 'Its researchers cannot submit requests. If you think that this is a mistake, write to support.',
  },
  newOfficial: {
    title: '{name} gets a new Signing Official',
    text: 'A Principal Investigator of the institution names the new one. You need not do anything.',
  },
  signature: {
    title: 'The RDA waits for your signature',
    text: '{name} is approved. You sign its Researcher Distribution Agreement (RDA), then the foundation does.',
    action: 'Open the RDA',
  },
  execution: {
    title: 'The foundation signs next',
    text: 'You have signed the Researcher Distribution Agreement (RDA) of {name}. When the foundation has signed too, each researcher agrees to a joinder.',
  },
  executed: {
    title: 'The RDA is in force',
    titleWhenIdle: 'Nothing waits for your signature',
    text: '{name} is approved and its Researcher Distribution Agreement (RDA) is fully executed. Its researchers can agree to the joinder and request resources.',
  },
  noAgreement: {
    title: '{name} has no RDA at this time',
    text: 'The foundation prepares the Researcher Distribution Agreement (RDA). Then you sign it.',
  },
} as const;

/** Material Transfer Agreements of tissue requests, on the home page. */
export const agreementsToSign = {
  title: '{count, plural, one {# agreement waits} other {# agreements wait}} for your signature',
  text: 'Tissue of the brain bank is sent once its Material Transfer Agreement (MTA) is signed.',
  one: '{code}: {title}, for {name}',
  open: 'Read and sign the MTA of {code}',
} as const;

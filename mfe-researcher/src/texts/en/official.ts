/** Words of what a Signing Official finds on the home page. */
export const membership = {
  noInstitution: "You don't belong to an institution yet.",
  nameInstitution: 'Name your institution',
  seeInstitution: 'View your institution',
  questions: 'Questions? Email {support}.',
} as const;

export const steps = {
  details: {
    title: '{name}: details needed',
    text: 'Provide the details of your institution. Then an administrator approves or rejects it.',
    action: 'Provide details',
  },
  underReview: {
    title: '{name} is under review',
    text: "You don't need to do anything now. If it is approved, we will email you a link to sign the Researcher Distribution Agreement (RDA).",
  },
  question: {
    title: 'The foundation has a question about {name}',
    text: 'An administrator needs more information before the institution can be approved.',
    action: 'Open institution',
  },
  rejected: {
    title: '{name} was rejected',
    text: "Its researchers can't submit requests. If this is a mistake, contact support.",
  },
  newOfficial: {
    title: '{name} needs a new Signing Official',
    text: "A Principal Investigator of the institution names one. You don't need to do anything.",
  },
  signature: {
    title: 'The RDA needs your signature',
    text: '{name} is approved. Sign its Researcher Distribution Agreement (RDA). Then the foundation signs it.',
    action: 'Read and sign the RDA',
  },
  execution: {
    title: 'The foundation signs next',
    text: 'You have signed the Researcher Distribution Agreement (RDA) of {name}. Once the foundation has signed it too, each researcher agrees to a joinder.',
  },
  executed: {
    title: 'The RDA is in force',
    titleWhenIdle: 'Nothing to sign',
    text: '{name} is approved and its Researcher Distribution Agreement (RDA) is fully executed. Its researchers can agree to the joinder and request resources.',
  },
  noAgreement: {
    title: '{name} has no RDA right now',
    text: 'The foundation is preparing the Researcher Distribution Agreement (RDA). Then you sign it.',
  },
} as const;

/** What needs the official, above everything else. */
export const tasks = {
  title:
    '{count, plural, one {# task} other {# tasks}} for you (about {minutes, plural, one {# minute} other {# minutes}})',
} as const;

/** Material Transfer Agreements of tissue requests, on the home page. */
export const agreementsToSign = {
  text: 'The brain bank sends tissue once the Material Transfer Agreement (MTA) is signed.',
  one: '{code}: {title}, for {name}',
  open: 'Read and sign the MTA of {code}',
} as const;

/** What an institution waits for, for its Signing Official and to its other people (design card "ux", 1). */
interface NextWords {
  readonly title: string;
  readonly text: string;
}
type ByStatus = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, NextWords>>;

export const nextForOfficer: ByStatus = {
  1: {
    title: 'Your turn: provide the details of your institution',
    text: 'After that the foundation reviews the institution.',
  },
  2: {
    title: 'The foundation is reviewing your institution',
    text: "You don't need to do anything now. We will email you when it is approved, or if we have a question. To correct what you submitted, contact support.",
  },
  3: { title: 'Your institution is approved', text: '' },
  4: {
    title: 'Your institution was rejected',
    text: "The reason is in the email we sent. Its researchers can't submit requests. If this is a mistake, contact support.",
  },
  5: {
    title: 'Your turn: the foundation has a question',
    text: 'The question is in the email we sent. Correct the details below and submit them again.',
  },
  6: {
    title: 'Your institution needs a new Signing Official',
    text: "A Principal Investigator at your institution must name one. You don't need to do anything.",
  },
};

export const nextForMembers: ByStatus = {
  1: {
    title: 'Waiting for your Signing Official',
    text: 'We invited the Signing Official to provide the details of the institution. You can already submit requests.',
  },
  2: {
    title: 'The foundation is reviewing your institution',
    text: 'You can already submit requests. We will email you when the institution is approved.',
  },
  3: { title: 'Your institution is approved', text: '' },
  4: {
    title: 'Your institution was rejected',
    text: "You can't submit requests. If this is a mistake, contact support.",
  },
  5: {
    title: 'The foundation has a question',
    text: 'The question is in the email we sent. The Signing Official or a Principal Investigator must correct the details below and submit them again.',
  },
  6: {
    title: 'Your institution needs a new Signing Official',
    text: 'A Principal Investigator must name one. Then the Signing Official provides the details of the institution.',
  },
};

/** Of an approved institution: what its agreement waits for. */
export const nextForAgreement: Readonly<Record<1 | 2 | 3 | 4, string>> = {
  1: "The Researcher Distribution Agreement (RDA) is waiting for the Signing Official's signature.",
  2: "The Researcher Distribution Agreement (RDA) is signed. It is waiting for the foundation's signature.",
  3: 'The Researcher Distribution Agreement (RDA) is fully executed. Each researcher must agree to its terms (the joinder) before their requests are fulfilled.',
  4: 'There is no Researcher Distribution Agreement (RDA) right now. We will email the Signing Official when there is one to sign.',
};

export const next = {
  label: 'What happens next',
  giveDetails: 'Provide details',
  nameOfficial: 'Name a new Signing Official',
  openAgreement: 'Open the RDA',
  resubmit: 'Correct and submit again',
} as const;

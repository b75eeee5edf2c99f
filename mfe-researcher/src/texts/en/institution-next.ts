/** What an institution waits for, told to its Signing Official and to its other people (design card "ux", 1). */
interface NextWords {
  readonly title: string;
  readonly text: string;
}
type ByStatus = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, NextWords>>;

export const nextForOfficer: ByStatus = {
  1: {
    title: 'Your turn: give the details of your institution',
    text: 'After that the foundation reviews the institution.',
  },
  2: {
    title: 'The foundation reviews your institution',
    text: 'You need not do anything now. We write to you when it is approved, or when we have a question.',
  },
  3: { title: 'Your institution is approved', text: '' },
  4: {
    title: 'Your institution was not added',
    text: 'The reason is in the mail that we sent. Its researchers cannot submit requests. Contact support if this is a mistake.',
  },
  5: {
    title: 'Your turn: the foundation has a question',
    text: 'The question is in the mail that we sent. Correct the details below and submit them again.',
  },
  6: {
    title: 'The institution needs a new Signing Official',
    text: 'A Principal Investigator of your institution names somebody. You need not do anything.',
  },
};

export const nextForMembers: ByStatus = {
  1: {
    title: 'We wait for your Signing Official',
    text: 'The Signing Official was invited and gives the details of the institution. You can already submit requests.',
  },
  2: {
    title: 'The foundation reviews your institution',
    text: 'You can already submit requests. We write to you when the institution is approved.',
  },
  3: { title: 'Your institution is approved', text: '' },
  4: {
    title: 'Your institution was not added',
    text: 'You cannot submit requests. Contact support if this is a mistake.',
  },
  5: {
    title: 'The foundation has a question',
    text: 'The question is in the mail that we sent. The Signing Official or a Principal Investigator corrects the details below and submits them again.',
  },
  6: {
    title: 'Your institution needs a new Signing Official',
    text: 'A Principal Investigator names somebody; then the Signing Official gives the details of the institution.',
  },
};

/** Of an approved institution: what its agreement waits for. */
export const nextForAgreement: Readonly<Record<1 | 2 | 3 | 4, string>> = {
  1: 'The Researcher Distribution Agreement (RDA) waits for the signature of the Signing Official.',
  2: 'The Researcher Distribution Agreement (RDA) is signed and waits for the signature of the foundation.',
  3: 'The Researcher Distribution Agreement (RDA) is fully executed. Each researcher agrees to a joinder before requests are fulfilled.',
  4: 'There is no Researcher Distribution Agreement (RDA) at the moment. We write to the Signing Official when there is one to sign.',
};

export const next = {
  label: 'What happens next',
  giveDetails: 'Give the details',
  nameOfficial: 'Name a new Signing Official',
  openAgreement: 'Open the agreement',
  resubmit: 'Correct and submit again',
} as const;

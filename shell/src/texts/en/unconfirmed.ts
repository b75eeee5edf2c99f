/** Words of the ribbons about an institution and of the modal 'Unconfirmed Institution' (spec 1 section 2). */
export const unconfirmed = {
  learnMore: 'Learn more',
  close: 'Close',
  introOfficer: 'Your institution has not been confirmed yet. Next steps:',
  introOthers: 'You can already prepare and submit requests. They can be fulfilled after these steps:',
  detailsOfficer: "You enter your institution's details.",
  detailsOthers: "We contact your institution's Signing Official, who enters its details.",
  decision: 'An administrator approves or rejects the institution.',
  signatureOfficer:
    'After approval, we will email you a link to sign the Researcher Distribution Agreement (RDA).',
  signatureOthers: 'After approval, the Signing Official signs the Researcher Distribution Agreement (RDA).',
  joinder: 'Each researcher agrees to a joinder to the RDA. Only then can requests be fulfilled.',
  rejectedLabel: 'Institution rejected',
  rejected: '{institution} was rejected, so you cannot submit requests.',
  rejectedHelp: 'Contact support',
} as const;

import { translatable } from '@portal/contract/words';

/** Words of emails and bell lines about institutions, who belongs to them and who signs for them. */
export const institutionMails = translatable('core/institution-mails', {
  /** For a name that an email must not contain. */
  colleague: 'colleague',
  colleagues: 'colleagues',
  theOfficial: 'the Signing Official',
  yourInstitution: 'your institution',
  anInstitution: 'an institution',
  yourInstitutionFirst: 'Your institution',
  anInstitutionFirst: 'An institution',
  aResearcher: 'A researcher',
  invitedPerson: 'The invited person',
  seeInstitution: 'See the institution',
  added: '{institution} was added as an institution',
  readyForReview: '{institution} is ready for review',
  verified:
    '{institution} completed its yearly verification: {confirmed, plural, one {# researcher confirmed} other {# researchers confirmed}}, {removed, plural, one {# removed} other {# removed}}',
  approved: {
    subject: '{institution} is approved',
    done: '{institution} is approved.',
    next: 'Its Researcher Distribution Agreement (RDA) will follow. We will email you as soon as it is ready for your signature.',
  },
  chosenOfficial: {
    subject: 'You are now the Signing Official of {institution}',
    signs:
      'You are now the Signing Official of {institution} and sign its Researcher Distribution Agreement (RDA).',
    giveDetails: "Please check the institution's details and submit them.",
    signAgreement: 'The agreement is ready. Please read the document and sign it.',
    detailsLink: 'Provide the details',
    signLink: 'Read and sign the RDA',
  },
  invitation: {
    subject: 'Please act as Signing Official of {institution}',
    named:
      '{inviter} named you as the Signing Official of {institution} in {product}, where researchers request data and samples for autism research.',
    tasks:
      "A Signing Official confirms the institution's details and signs the Researcher Distribution Agreement. You need an account for this; it takes a few minutes.",
    link: 'Accept and create my account',
    decline:
      'Not the right person? <decline>Decline the invitation</decline>, and we will ask for someone else.',
    limits:
      'The link works once, within 7 days. If it has expired, open it anyway and we will send you a new one.',
  },
  declined: {
    declined: '{official} declined to act as Signing Official of {institution}.',
    reason: 'The reason given: {reason}',
    nameAnother: {
      subject: '{institution} needs another Signing Official',
      next: 'Please name someone else who can sign for the institution.',
      link: 'Name another Signing Official',
    },
    notified: { subject: 'An invitation as Signing Official of {institution} was declined' },
  },
  memberConfirmed: {
    subject: '{institution} confirmed you as one of its researchers',
    confirmed: 'The Signing Official of {institution} confirmed that you are one of its researchers.',
    unsigned:
      "You can now read your institution's agreement with the foundation. Once both sides have signed it, please agree to its joinder.",
    executed:
      'Both sides have signed the agreement of your institution with the foundation. Please read it and agree to its joinder.',
    link: 'See what comes next',
  },
  memberRemoved: {
    subject: '{institution} has removed you from its researchers',
    notified: 'The Signing Official of {institution} removed you from its list of researchers.',
    reason: 'Reason: {reason}',
    ended:
      'Your access through this institution, such as access to datasets, has ended. If this is a mistake, please contact your Signing Official or us.',
    link: 'Open the portal',
  },
  memberWaits: {
    subject: 'Please confirm a researcher of {institution}',
    person: '{name} ({email}) says they conduct research at {institution}.',
    subjectMore: 'More researchers of {institution} are waiting for your confirmation',
    more: 'More people say they conduct research at {institution}. We will not send more emails about them today.',
    until:
      "Until you confirm this, they can't see your institution's agreement or details. Please confirm or remove them.",
    link: 'Confirm or remove researchers',
  },
  verificationReminder: {
    due: {
      subject: 'Please confirm the researchers of {institution} by {day}',
      opening:
        'Once a year, each institution confirms who still conducts research there. For {institution}, this is due by {day}.',
    },
    overdue: {
      subject: 'Overdue: please confirm the researchers of {institution}',
      opening: 'The yearly verification of researchers at {institution} was due on {day}.',
    },
    task: 'Please open the list, confirm everyone who still belongs to your institution, and remove the others. It takes a few minutes.',
    link: 'Confirm researchers',
  },
});

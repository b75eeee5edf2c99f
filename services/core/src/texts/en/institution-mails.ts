import { translatable } from '@portal/contract/words';

/** Words of mails and bell lines about institutions, who belongs to them and who signs for them. */
export const institutionMails = translatable('core/institution-mails', {
  /** For a name that may not stand in a mail. */
  yourInstitution: 'your institution',
  anInstitution: 'an institution',
  yourInstitutionFirst: 'Your institution',
  anInstitutionFirst: 'An institution',
  aResearcher: 'A researcher',
  invitedPerson: 'The person who was invited',
  seeInstitution: 'See the institution',
  added: '{institution} was added as an institution',
  readyForReview: '{institution} is ready for review',
  verified:
    '{institution} verified its researchers: {confirmed, plural, one {# confirmed} other {# confirmed}}, {removed, plural, one {# removed} other {# removed}}',
  approved: {
    subject: '{institution} is approved',
    done: '{institution} is approved.',
    next: 'Its Researcher Distribution Agreement (RDA) will follow. We will write to you as soon as it waits for your signature.',
  },
  chosenOfficial: {
    subject: 'You are now the Signing Official of {institution}',
    signs: 'From now on you sign for {institution}, its Researcher Distribution Agreement (RDA) too.',
    giveDetails: 'Please look at the details of the institution and send them to us.',
    signAgreement: 'The agreement is ready. Please read the document and sign it.',
    detailsLink: 'Give the details',
    signLink: 'Read and sign the RDA',
  },
  invitation: {
    subject: 'Please act as Signing Official of {institution}',
    named:
      '{inviter} named you as the Signing Official of {institution} in {product}, where researchers request data and samples for autism research.',
    tasks:
      'A Signing Official confirms the details of the institution and signs the Researcher Distribution Agreement for it. You need an account for this; it takes a few minutes.',
    link: 'Accept and create my account',
    decline:
      'Are you not the right person? <decline>Decline the invitation</decline>, and we will ask for somebody else.',
    limits:
      'The link works once, within 7 days. After that, use it once more and we will send you a new one.',
  },
  declined: {
    said: '{official} declined to be the Signing Official of {institution}.',
    reason: 'The reason given: {reason}',
    nameAnother: {
      subject: '{institution} needs another Signing Official',
      next: 'Please name somebody else who may sign for the institution.',
      link: 'Name another Signing Official',
    },
    told: { subject: 'An invitation as Signing Official of {institution} was declined' },
  },
  memberConfirmed: {
    subject: '{institution} confirmed that you belong to it',
    confirmed: 'The Signing Official of {institution} confirmed that you are one of its researchers.',
    next: 'You can now read the agreement of your institution with the foundation. As soon as it is fully executed, please agree to its joinder.',
    link: 'See what comes next',
  },
  memberRemoved: {
    subject: '{institution} does not count you among its researchers',
    told: 'The Signing Official of {institution} told us that you do not belong to it, or do so no longer.',
    reason: 'Reason: {reason}',
    ended:
      'What you had through this institution, such as access to datasets, has ended. If this is a mistake, please talk to the Signing Official of your institution or write to us.',
    link: 'Open the portal',
  },
  memberWaits: {
    subject: 'Please confirm a researcher of {institution}',
    person: '{name} ({email}) says that they do research at {institution}.',
    subjectMore: 'More researchers of {institution} wait for your confirmation',
    more: 'More people say that they do research at {institution}. We send no more mails about them today.',
    until:
      'Until you confirm that, they can read neither the agreement of your institution nor its details. Please confirm or remove them.',
    link: 'Confirm or remove researchers',
  },
  verificationReminder: {
    due: {
      subject: 'Please verify the researchers of {institution} by {day}',
      opening:
        'Once a year, by the anniversary of its Researcher Distribution Agreement (RDA), each institution says who still does research there. For {institution} this is due by {day}.',
    },
    overdue: {
      subject: 'The verification of the researchers of {institution} is overdue',
      opening:
        'By {day} {institution} had to say who still does research there, as each institution does once a year. This has not been done yet.',
    },
    task: 'Please open the list, confirm everybody who still belongs to your institution and remove the others. It takes a few minutes.',
    link: 'Verify researchers',
  },
});

import { translatable } from '@portal/contract/words';

/** What is refused about institutions, their members and their Signing Officials. */
export const institutionRefusals = translatable('core/institution-refusals', {
  decision: {
    notUnderReview: 'The institution is not under review',
    detailsClosed: "The institution's details can't be changed right now",
    detailsNotDue: "The institution's details are not needed right now",
    noOfficial: 'There is no Signing Official to approve or reject',
    disabled: 'The institution is already disabled',
    rejected: 'The institution was rejected',
    officialDecides:
      'The institution is waiting for this Signing Official. Reject the Signing Official instead',
    noNewOfficial: 'The institution does not need a new Signing Official',
    notNow: 'Not possible right now',
  },
  delete: {
    hasDecisions:
      "The institution can't be deleted: its people have approved, rejected or fulfilled requests",
    hasPeople: 'People belong to this institution. Their accounts and open requests would be deleted too',
  },
  nothingDue: "Nothing is due: the institution's researchers are confirmed",
  deleted: 'The institution was deleted',
  notAnInvestigator: 'This person is not a Principal Investigator',
  notAnOfficial: 'This person is not a Signing Official of the institution',
  publicDomains: '{domains} is a public email domain',
  nameTaken: 'This name is already in use',
  invitation: {
    linkUsed: 'This link has already been used or was replaced by a newer one',
    expired: 'This invitation has expired',
    accountInactive: 'The account with this address is not active. Please contact {support}',
    researcherHere:
      "Your account with this address is a researcher's or reviewer's, so you can't be the Signing Official as well. Please decline the invitation, or contact {support}",
  },
  membership: {
    noYear: 'No verification is due: the institution has no executed RDA',
    ownDecision: "You can't decide about yourself",
    undecided: 'In the yearly verification, please decide about everyone. Missing: {names}',
    undecidedMore:
      'In the yearly verification, please decide about everyone. Missing: {names} and {count, plural, one {# more} other {# more}}',
    officialFirst: 'The Signing Official must be replaced first',
    rejected: 'This institution was rejected',
    belongsAlready: 'This person already belongs to the institution',
    ownLinkOnly: 'You can only link yourself',
    researchersOnly: 'Only researchers can choose their institution. Please ask an administrator',
    agreementChanged: 'The agreement was changed. Please read it again',
    joinderOnce:
      'The agreement can be accepted once, as soon as it is fully executed and the institution has confirmed the person',
    disowned: 'The institution has removed this person',
    officialStays:
      'The Signing Official cannot leave the institution. Ask an administrator to name another one first',
    removalStays:
      "The institution removed you. This entry can't be deleted, because it records that decision",
  },
  alertEnd: 'Must be after the start',
});

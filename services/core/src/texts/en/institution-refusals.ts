import { translatable } from '@portal/contract/words';

/** What is refused about institutions, their members and their Signing Officials. */
export const institutionRefusals = translatable('core/institution-refusals', {
  decision: {
    notUnderReview: 'The institution is not under review',
    detailsClosed: 'The details of the institution cannot be changed now',
    detailsNotDue: 'The institution does not wait for its details',
    noOfficial: 'There is no Signing Official to decide about',
    disabled: 'The institution is disabled already',
    rejected: 'The institution was rejected',
    officialDecides: 'The institution waits for this Signing Official. Reject the official instead',
    noNewOfficial: 'The institution does not wait for a new Signing Official',
    notNow: 'Not now',
  },
  delete: {
    hasDecisions:
      'The institution cannot be deleted: people there have approved, rejected or fulfilled requests',
    hasPeople: 'People belong to this institution. Their accounts and open requests would go too',
  },
  nothingDue: 'Nothing is due: the researchers of the institution are verified',
  deleted: 'The institution was deleted',
  notAnInvestigator: 'This person is not a Principal Investigator',
  notAnOfficial: 'This person is not a Signing Official of the institution',
  publicDomains: 'Anybody can have an address of {domains}',
  nameTaken: 'There is one with this name already',
  invitation: {
    linkUsed: 'This link was used before or was replaced by a newer one',
    expired: 'This invitation has expired',
    accountInactive: 'The account of this address is not active. Please write to {support}',
    researcherHere:
      'You have an account as a researcher or reviewer with this address, and such a person cannot be the Signing Official too. Please decline the invitation, or write to {support}',
  },
  membership: {
    ownDecision: 'You cannot decide about yourself',
    undecided: 'In the yearly verification, please decide about everybody. Missing: {names}',
    undecidedMore:
      'In the yearly verification, please decide about everybody. Missing: {names} and {count, plural, one {# more} other {# more}}',
    officialFirst: 'The Signing Official must be replaced first',
    rejected: 'This institution was rejected',
    belongsAlready: 'This person already belongs to the institution',
    ownLinkOnly: 'You can only link yourself',
    researchersOnly: 'Only researchers choose their institution. Please ask an administrator',
    agreementChanged: 'The agreement was changed just now. Please read it again',
    joinderOnce:
      'The agreement can be accepted once, as soon as it is fully executed and the institution has confirmed the person',
    disowned: 'The institution no longer counts this person as one of its own',
    officialStays:
      'The Signing Official must be replaced first, and what an institution said about you stays',
  },
  alertEnd: 'Must be after the beginning',
});

/** Words of what a Signing Official finds on the home page. */
export const standing = {
  noInstitution: 'You belong to no institution yet.',
  nameInstitution: 'Name your institution',
  seeInstitution: 'See your institution',
  questions: 'Questions? Write to {support}.',
} as const;

export const steps = {
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

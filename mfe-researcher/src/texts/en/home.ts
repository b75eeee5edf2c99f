/** Words of home. */
export const home = {
  // onboarding-tasks
  yourAccountAndInstitution: 'Your account and institution',
  tellUsWhereYouWork: 'Tell us where you work. Without an institution nobody can sign for you.',
  nameYourInstitution: 'Name your institution',
  yourAccountIsActiveAt: 'Your account is active at {name}.',
  theSigningOfficialMustConfirmYou:
    'The Signing Official of {name} must confirm that you do research there. We write to you when they have.',
  theInstitutionRemovedYou:
    '{name} told us that you do not belong to it, or do so no longer. If this is a mistake, talk to its Signing Official. Without an institution nobody can sign for you.',
  chooseAnotherInstitution: 'Choose another institution',
  aConfirmedResearcherNames:
    '{name} needs a new Signing Official. A researcher whom it has confirmed, or an administrator, names them.',
  theSigningOfficialOfMust:
    'The Signing Official of {name} must give its details. We have written to them. After that foundation staff check the institution.',
  foundationStaffAreCheckingWe:
    'Foundation staff are checking {name}. We write to you when they have finished.',
  nameASigningOfficial: 'Name a Signing Official',
  researcherDistributionAgreementRda: 'Researcher Distribution Agreement (RDA)',
  startsWithAnInstitution: 'Starts when you belong to an approved institution.',
  startsWhenYourInstitutionIs: 'Starts when your institution is approved.',
  theAgreementWithIsFully: 'The agreement with {displayName} is fully executed.',
  agreementWaitsForOfficial: 'The Signing Official of {displayName} must sign it. Then the foundation signs.',
  theFoundationMustSignIt: 'The foundation must sign it. Then you can agree to the joinder.',
  foundationStaffPrepareTheAgreement:
    'Foundation staff prepare the agreement. Then your Signing Official signs it.',
  joinder: 'Joinder',
  youHaveAgreedToThe: 'You have agreed to the terms of the agreement.',
  youAgreeToTheTerms: 'You agree to the terms after the agreement is fully executed.',
  youAgreeOnceConfirmed: 'You agree to the terms after your Signing Official has confirmed you.',
  readTheExecutedAgreementAnd:
    'Read the executed agreement and say that you keep to it. Access to data starts only after that.',
  readAndAgree: 'Read and agree',
  aProject: 'A project',
  youHaveOneProject: 'You have one project.',
  youHaveProjects: 'You have {projectCount} projects.',
  sayWhatYouStudyYou: 'Say what you study. You can do this while others still work on the agreement.',
  createAProject: 'Create a project',
  aRequest: 'A request',
  aRequestOfYoursIs: 'A request of yours is suspended. You cannot start another one until that is settled.',
  seeTheSuspendedRequest: 'See the suspended request',
  aRequestBelongsToA: 'A request belongs to a project. Create one first.',
  startARequest: 'Start a request',
  chooseTheDatasetsThatYou: 'Choose the datasets that you need. It takes about 20 minutes.',
  see: 'See {code}',
  theReviewersAskForChanges: 'The reviewers ask for changes to {code}.',
  foundationStaffReviewThisMay: 'Foundation staff review {code}. This may take up to two weeks.',
  // your-turn
  thisIsADraft: '{code} ({title}) is a draft. Nobody reviews it before you submit it.',
  revisionsByMail: 'The reviewers ask for changes to {code} ({title}). Their mail says which.',
  revisionsAsked: 'The reviewers ask for changes to {code} ({title}):',
  isApprovedWithConditions: '{code} ({title}) is approved with conditions.',
  wasPutOff: '{code} ({title}) was put off to a later review.',
  revise: 'Revise {code}',
  continue: 'Continue {code}',
  // OnboardingPanel
  couldNotGetYourTasks: 'Could not get your tasks.',
  everythingIsInPlace: 'Everything is in place',
  yourAccountAgreementAndJoinder:
    'Your account, agreement and joinder are complete. You can request more at any time.',
  // DatasetsPanel
  seeWhatThereIs: 'See what you can ask for, and what each dataset holds, before you start a request.',
  allDatasets: 'All datasets',
  // ProjectsPanel
  couldNotGetYourProjects: 'Could not get your projects.',
  noProjects: 'No Projects',
  aProjectSaysWhatYou: 'A project says what you study. Requests belong to it.',
  newProject: 'New project',
  projects: 'Projects',
  irbExpirationDate: 'IRB expiration date: {latestIrb}',
  noIrbLetter: 'no IRB letter',
  allProjects: 'All projects',
  // RecentRequestsPanel
  newRequest: 'New Request',
  couldNotGetYourRequests: 'Could not get your requests.',
  noRequestsYet: 'No requests yet',
  aRequestAsksForDatasets: 'A request asks for datasets for one of your projects.',
  recentRequests: 'Recent Requests',
  allRequests: 'All requests',
  // TaskList
  yourTurn: 'Your turn',
  withOthers: 'With others',
  notYet: 'Not yet',
  stepsToTheData: 'Steps to the data',
  // YourTurn
  requestsThatWaitForYou: 'Requests that wait for you',
  // onboarding-tasks
  wasRejectedYouCannotSubmit: '{name} was rejected. You cannot submit requests from there.',
  needsANewSigningOfficial: '{name} needs a new Signing Official. Name one; we then write to them.',
  isADraftFinishIt: '{code} is a draft. Finish it and submit it.',
  isApprovedAndWaitsFor: '{code} is approved and waits for members of your team.',
  isApproved: '{code} is approved.',
  isClosedYouMayStart: '{code} is closed. You may start a new request.',
  done: 'Done',
} as const;

/** Words of request. */
export const request = {
  // request-status
  nobodyNow: 'Nobody now',
  thisRequestIsClosedYou: 'This request is closed. You may start a new one.',
  finishTheDraftAndSubmit: 'Finish the draft and submit it. Nobody reviews it before that.',
  readWhatTheReviewersAsk: 'Read what the reviewers ask for, change the request and submit it again.',
  foundationStaff: 'Foundation staff',
  yourRequestWaitsForA: 'Your request waits for a later review. We write to you when it is taken up.',
  theyCheckTheRequestAnd:
    'They check the request and choose a reviewer. A decision may take up to two weeks.',
  theReviewer: 'The reviewer',
  theyReadTheRequestAnd: 'They read the request and decide. We write to you when they have.',
  theReviewMeeting: 'The review meeting',
  theMembersDiscussTheRequest: 'The members discuss the request. We write to you when they have decided.',
  yourRequestIsApprovedOnce: 'Your request is approved once the conditions in our mail are met.',
  yourResearchTeam: 'Your research team',
  accessStartsByItselfWhen:
    'Access starts by itself when every member is ready. The list below says what is missing.',
  theDataTeam: 'The data team',
  theyOpenAccessToThe: 'They open access to the datasets. We write to you when it is ready.',
  youHaveAccessSeeAccess: 'You have access: see Access Details. Renew before the request expires.',
  writeToTheSupportTeam: 'Write to the support team to have your access restored.',
  theDraftIsNotSubmitted: 'The draft is not submitted yet. Nobody reviews it before that.',
  theOwnerMakesTheChanges:
    'The changes that the reviewers asked for are made, and the request is submitted again.',
  theRequestWaitsForA: 'The request waits for a later review.',
  theyReadAndDecide: 'They read the request and decide.',
  theMembersDiscuss: 'The members discuss the request.',
  approvedOnceConditionsAreMet: 'The request is approved once the conditions are met.',
  theyOpenTheAccess: 'They open access to the datasets.',
  accessWasGiven: 'Access was given.',
  accessIsSuspended: 'Access is suspended until that is settled.',
  thisRequestIsClosed: 'This request is closed.',
  theResearchTeam: 'The research team',
  // usage-policy
  termsOfUse: 'Data sharing and usage policy',
  policyVersion: 'Data sharing and usage policy, version {version}',
  agreedToVersion: 'Agreed (version {version})',
  // DeleteRequestButton
  deleteRequest: 'Delete Request',
  deleteTheDraft: 'Delete the draft {sfariRequestId}?',
  deleteLabel: 'Delete {sfariRequestId}',
  // PendingTeam
  membersOfYourResearchTeam: 'Members of your research team are not ready',
  theRequestIsApprovedAccess:
    'The request is approved. Access starts by itself when the last of them is ready.',
  theReviewGoesOnBut: 'The review goes on, but access cannot start before each of them is ready.',
  // RequestActions
  approvalNoticePdf: 'Approval Notice (PDF)',
  viewAuditTrail: 'View Audit Trail',
  continueTheDraft: 'Continue the draft',
  editRequest: 'Edit Request',
  // RequestProgress
  progress: 'Progress',
  whoActsNext: 'Who acts next',
  progressOfTheRequest: 'Progress of the request',
  // RequestTabs
  requestDetails: 'Request Details',
  researchTeam: 'Research Team',
  dataSharingPolicy: 'Data Sharing Policy',
  accessDetails: 'Access Details',
  partsOfTheRequest: 'Parts of the request',
  // RequestView
  requests: 'Requests',
  requestFor: '{part} request for {title}',
  submitted: 'Submitted {submissionDate}',
  expires: 'Expires {expirationDate}',
  askedForOn: 'Sent to you on {date}',
  whatWasAskedForOn: 'What was asked for on {date}',
  chooseEditRequest: 'Choose Edit Request, make the changes and submit again.',
  yourRequestWasPutOff: 'Your request was put off',
  yourRequestIsApprovedWith: 'Your request is approved with conditions',
  theirMailSaysWhatTo:
    'Their mail says what to change. Choose Edit Request, make the changes and submit again.',
  theReviewersAskForChanges: 'The reviewers ask for changes',
  youMaySubmitRequestsAccess:
    'You may submit requests. Access to data starts only after the foundation has confirmed your institution.',
  yourInstitutionIsUnconfirmed: 'Your institution is unconfirmed',
  // request-columns
  requestedResource: 'Requested Resource',
  andMore: ' and {more} more',
  cohort: 'Cohort',
  institution: 'Institution',
  // AccessTab
  thereAreNoDatasetsWith:
    'There are no datasets with accessible details or access details has been restricted',
  institutionMustBeApprovedTo: 'Institution must be approved to view Access Details.',
  rdaMustBeFulfilledTo: 'RDA must be fulfilled to view Access Details.',
  couldNotGetTheAccess: 'Could not get the access details.',
  accessDetailsCaption: 'Access details',
  datasetAccess: 'Dataset access',
  dataset: 'Dataset',
  wayOfAccess: 'Way of access',
  state: 'State',
  since: 'Since',
  granted: 'Granted',
  revoked: 'Revoked',
  // DetailsTab
  datasets: 'Datasets',
  // OtherDetails
  noDataProvided: 'No data provided',
  // PolicyTab
  notAnsweredYet: 'Not answered yet',
  notAgreedYet: 'Not agreed yet',
  // ProjectTab
  principalInvestigator: 'Principal Investigator',
  project: 'Project',
  abstract: 'Abstract',
  relatedToAutismResearch: 'Related to autism research',
  generalAudienceTitle: 'General-audience title',
  generalAudienceAbstract: 'General-audience abstract',
  irbExpirationDate: 'IRB Expiration Date',
  // TeamTab
  getsAccess: 'Gets access',
  noAccess: 'No access',
  // RequestListPage
  newRequest: 'New Request',
  youHaveNoRequestsYet: 'You have no requests yet. A request asks for datasets for one of your projects.',
  createARequest: 'Create a request',
  // RequestPage
  auditTrailOf: 'Audit trail of {sfariRequestId}',
  // RequestSubmittedPage
  thankYouYourRequestIs: 'Thank you. Your request is submitted.',
  yourReference: 'Your reference',
  submittedTerm: 'Submitted',
  byWhen: 'By when',
  untilThen: 'Until then',
  viewRequestStatus: 'View Request Status',
  printOrSaveAsPdf: 'Print or save as PDF',
  returnToHome: 'Return to Home',
  weWriteToWhenSomething: 'We write to {displayName} when something changes.',
  youNeedToDoNothing: 'You need to do nothing. {news}',
  notEverybodyOnYourResearch:
    'Not everybody on your research team is ready: see below who must do what. {news}',
  yes: 'Yes',
  no: 'No',
  true: 'True',
  false: 'False',
} as const;

/** Words of request. */
export const request = {
  // decision-conflict
  somebodyElse: 'Somebody else',
  // AccessTab
  couldNotGetDatasetAccess: 'Could not get dataset access.',
  fetchingInformation: 'Fetching Information',
  noAccessWasGiven: 'No access was given',
  accessIsGrantedWhenThe: 'Access is granted when the request is marked as fulfilled.',
  datasetAccess: 'Dataset access',
  person: 'Person',
  dataset: 'Dataset',
  way: 'Way',
  status: 'Status',
  since: 'Since',
  // AdminPanel
  admin: 'ADMIN',
  viewAuditTrail: 'View Audit Trail',
  // AuditTab
  auditTrailOf: 'Audit trail of {sfariRequestId}',
  // CommentList
  noCommentYetOnlyStaff: 'No comment yet. Only staff can read comments. Type @ to mention a colleague.',
  comments: 'Comments',
  // CommentSection
  newComment: 'New comment',
  addComment: 'Add comment',
  // ConfirmDecision
  confirmFulfillment: 'Access is granted to the research team now and lasts for three years.',
  confirmSuspension:
    'Access of the whole research team is revoked at once, and the owner cannot start new requests.',
  confirmArchiving: 'Access of the whole research team is revoked, and the request leaves the queues.',
  confirmWithdrawal: 'The request ends here. This cannot be undone.',
  setTo: 'Set {sfariRequestId} to {status}?',
  theRequestOfChangesIts: 'The request of {displayName} changes its status now.',
  continue: 'Continue',
  // ConflictNotice
  yourDecisionWasNotMade: 'Your decision was not made',
  closeThisNotice: 'Close this notice',
  // DecisionChoice
  decision: 'Decision',
  chooseADecision: 'Choose a decision',
  // DecisionSection
  applicationDecision: 'Application Decision',
  theResearchTeamIsNot:
    'The research team is not ready. An approval waits as Approved (Pending Team) and moves on by itself when the last member is ready.',
  thereIsNothingForYou: 'There is nothing for you to decide at this status.',
  // DeleteRequest
  hasBeenRemovedFromThe: '{name} has been removed from the system.',
  deleteRequest: 'Delete Request',
  deleteLabel: 'Delete {name}?',
  theRequestOfAndEverything:
    'The {part} request of {displayName} and everything entered in it is removed. This cannot be undone. The project and its team stay.',
  deleteConfirm: 'Delete {name}',
  close: 'Close',
  // DetailsTab
  dateSubmitted: 'Date submitted',
  dateDecided: 'Date decided',
  dateFulfilled: 'Date fulfilled',
  expires: 'Expires',
  requestedResource: 'Requested resource',
  project: 'Project',
  cohorts: 'Cohorts',
  datasets: 'Datasets',
  progress: 'Progress',
  progressOfTheRequest: 'Progress of the request',
  // EmailComposer
  sendEmail: 'Send Email',
  somebodyChangedThisRequestA:
    'Somebody changed this request a moment ago. Your text is kept: look at the request, then send again.',
  isNow: '{sfariRequestId} is now {status}',
  meanwhileTheRequestHasBecome:
    'Meanwhile the request has become {part}. Your text is kept, but this decision may not be possible any more.',
  // PolicyTab
  notAgreed: 'Not agreed',
  usagePolicy: 'Usage policy',
  // ProjectTab
  couldNotGetProject: 'Could not get project.',
  principalInvestigator: 'Principal Investigator',
  institution: 'Institution',
  abstract: 'Abstract',
  autismResearch: 'Autism research',
  irbDocument: 'IRB document',
  viewIrb: 'View IRB',
  errorFetchingIrb: 'Error Fetching IRB',
  irbExpirationDate: 'IRB expiration date',
  // RequestTabs
  requestDetails: 'Request Details',
  piAndProject: 'PI and Project',
  researchTeam: 'Research Team',
  dataSharingPolicy: 'Data Sharing Policy',
  accessDetails: 'Access Details',
  auditTrail: 'Audit Trail',
  emails: 'Emails',
  partsOfTheRequest: 'Parts of the request',
  // ReviewerPicker
  add: 'Add {label}',
  typeAName: 'Type a name',
  wasAssignedTo: '{name} was asked to review {code}',
  theyAreToldInAFewSeconds: 'They are told in a few seconds.',
  undo: 'Undo',
  wasNotAssigned: '{name} was not asked to review {code}. The request is as it was.',
  // ReviewerSection
  primaryReviewer: 'Primary Reviewer',
  secondaryReviewer: 'Secondary Reviewer',
  otherReviewers: 'Other Reviewers',
  reviewers: 'Reviewers',
  nobodyYet: 'Nobody yet',
  remove: 'Remove',
  removeReviewerNamed: 'Remove {displayName}',
  removeReviewer: 'Remove reviewer',
  // StaffRequestView
  requests: 'Requests',
  noInstitution: 'no institution',
  goToAdmin: 'Go to ADMIN',
  // TeamTab
  couldNotGetResearchTeam: 'Could not get research team.',
  noEntries: 'No Entries',
  asksForAccess: 'Asks for access',
  ready: 'Ready',
  // TicketSection
  zendeskIds: 'Zendesk Ids',
  ticketNumbersSaved: 'Ticket numbers saved',
  ticketNumbers: 'Ticket numbers',
  separateNumbersWithAComma: 'Separate numbers with a comma',
  save: 'Save',
  // StaffRequestPage
  request: 'Request',
  errorFetchingRequestInformation: 'Error Fetching Request Information',
  // ConflictNotice
  set: '{decidedBy} set this request to {status}. You see the request as it is now.',
  setOn: '{decidedBy} set this request to {status} on {decidedAt}. You see the request as it is now.',
  yes: 'Yes',
  no: 'No',
  irbRequired: 'IRB Required',
  exempt: 'Exempt',
  agreed: 'Agreed',
} as const;

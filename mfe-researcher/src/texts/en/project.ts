/** Words of project. */
export const project = {
  // AbstractButton
  viewAbstract: 'View Abstract',
  viewAbstractOf: 'View Abstract of {title}',
  // DeleteProjectButton
  projectDeleted: 'Project deleted',
  deleteProject: 'Delete project',
  deleteTheProject: "Delete the project '{title}'?",
  keepTheProject: 'Keep the project',
  usersHaveApprovedRejectedOr:
    'Users have approved, rejected or fulfilled requests, or requests under review, for this project:',
  // IrbButton
  errorFetchingIrb: 'Error Fetching IRB',
  viewIrb: 'View IRB',
  viewIrbOf: 'View IRB of {projectTitle}',
  // IrbCard
  irbLetter: 'IRB letter',
  pleaseAddANewerLetter: 'Please add a newer letter.',
  pleaseAddTheRenewalAs: 'Please add the renewal as soon as you have it.',
  yourIrbEndsOn: 'Your IRB ends on {renewalDate}.',
  letter: 'Letter',
  designation: 'Designation',
  assuranceNumber: 'Assurance number',
  approvalOrExemptionDate: 'Approval or exemption date',
  renewalDate: 'Renewal date',
  noLetterHasBeenAdded:
    'No letter has been added. De-identified datasets do not need one; biospecimens, tissue and Research Match do.',
  updateIrb: 'Update IRB',
  addIrb: 'Add IRB',
  // IrbExpiration
  expired: 'Expired',
  endsSoon: 'Ends soon',
  irbHasExpired: 'The IRB has expired.',
  irbEndsOn: 'The IRB ends on {renewalDate}.',
  onlyTheInvestigator: 'The investigator has to add a newer letter.',
  // ProjectActions
  viewAuditTrail: 'View Audit Trail',
  editProject: 'Edit project',
  newRequest: 'New Request',
  // ProjectRequests
  requestsOf: 'Requests of {sfariProjectId}',
  noRequestsYet: 'No requests yet',
  aRequestAsksForDatasets: 'A request asks for datasets for this project.',
  createARequest: 'Create a request',
  // ProjectView
  projects: 'Projects',
  ownedBy: '{sfariProjectId}, owned by {displayName}',
  aboutTheProject: 'About the project',
  abstract: 'Abstract',
  relatedToAutismResearch: 'Related to autism research',
  generalAudienceTitle: 'General-audience title',
  generalAudienceAbstract: 'General-audience abstract',
  requestsOfThisProject: 'Requests of this project',
  researchTeam: 'Research team',
  // project-columns
  sfariId: 'SFARI ID',
  title: 'Title',
  irb: 'IRB',
  investigator: 'Principal investigator',
  irbExpirationDate: 'IRB Expiration Date',
  // IrbEditor
  updateTheIrbLetter: 'Update the IRB letter',
  addAnIrbLetter: 'Add an IRB letter',
  saveIrbLetter: 'Save IRB letter',
  cancel: 'Cancel',
  thankYou: 'Thank you.',
  // ProjectEditor
  edit: 'Edit {title}',
  somebodyElseChangedThisProject: 'Somebody else changed this project since you opened it',
  saveProject: 'Save project',
  projectSaved: 'Project saved',
  thisProject: 'this project',
  // irb-form
  theLetterOfYourInstitutional:
    'The letter of your Institutional Review Board. De-identified datasets have not needed one since March 2025; biospecimens, tissue and Research Match do.',
  iHaveAnIrbLetter: 'I have an IRB letter to add now',
  theDayOnWhichThe: 'The day on which the approval ends.',
  // project-form
  theProject: 'The project',
  whatYouStudyAndHow: 'What you study and how, in scientific words.',
  doesTheProjectRelateTo: 'Does the project relate to autism research?',
  thisAnswerCannotBeChanged: 'This answer cannot be changed after the project was created.',
  youCannotChangeThisAnswer:
    'You cannot change this answer later. For research that does not relate to autism only the SPARK cohort can be requested.',
  yesItRelatesToAutism: 'Yes, it relates to autism research',
  noItDoesNotRelate: 'No, it does not relate to autism research',
  forAGeneralAudience: 'For a general audience',
  familiesWhoGaveTheData: 'Families who gave the data read these. Please use plain words.',
  useMyScientificTitleAnd: 'Use my scientific title and abstract',
  // ProjectCreatePage
  newProject: 'New project',
  createProject: 'Create project',
  projectCreated: 'Project created',
  theNewProject: 'the new project',
  // ProjectListPage
  searchProjects: 'Search projects',
  youHaveNoProjectsYet: 'You have no projects yet. A project says what you study; requests belong to it.',
  createAProject: 'Create a project',
  // ProjectPage
  auditTrailOf: 'Audit trail of {sfariProjectId}',
  exempt: 'Exempt',
  yes: 'Yes',
  no: 'No',
} as const;

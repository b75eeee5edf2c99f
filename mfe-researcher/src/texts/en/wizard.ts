/** Words of wizard. */
export const wizard = {
  // AskedChanges
  whatIsAskedFor: 'What is asked for',
  askedForOn: 'Sent to you on {date}',
  // steps
  researchTeam: 'Research Team',
  resourceUsage: 'Resource Usage',
  whoGetsAccess: 'Who gets access',
  usageQuestion: 'Usage question {number}',
  chooseAProject: 'Choose a project',
  chooseAtLeastOneDataset: 'Choose at least one dataset',
  chooseAtLeastOnePerson: 'Choose at least one person of your research team',
  thisMustBeAnsweredWith: 'This must be answered with True before you can continue',
  pleaseAgreeToTheTerms: 'Please agree to the terms',
  // ConflictPanel
  thisDraftWasChangedElsewhere: 'This draft was changed elsewhere',
  anotherTabOrAnotherPerson:
    'Another tab, or another person, saved another version. Nothing was overwritten. Choose which version to keep.',
  yoursOnThisPage: 'Yours, on this page',
  savedElsewhere: 'Saved elsewhere',
  keepMyVersion: 'Keep my version',
  takeTheSavedVersion: 'Use the saved version',
  nothing: 'Nothing',
  // DatasetGroupChoice
  ofChosen: '({count} of {count2} chosen)',
  // FirstStep
  yourChosenDatasetsWereCleared:
    'Your chosen datasets were cleared: other datasets are offered for this project.',
  theRequestCouldNotBe: 'The request could not be started',
  // GeneralErrors
  theLastChangeCouldNot: 'The last change could not be saved',
  ifThisGoesOnPlease: 'If this goes on, please contact support. Your draft is kept.',
  // RequestEditor
  requests: 'Requests',
  // StartPage
  aProjectItsTitleIts: 'A project: its title, its abstract, and whether it relates to autism research.',
  anIrbLetterPdfOnly:
    'An IRB letter (PDF) only if your project needs one. De-identified datasets have not needed one since March 2025.',
  yourGlobusUsernameByWhich: 'Your Globus username, by which the data reach you.',
  aFewSentencesOnHow: 'A few sentences on how you will use the data.',
  nameEmailAddressRoleAnd: 'Name, email address, role and institution of each member of your research team.',
  requestData: 'Request data',
  youCannotStartAnotherRequest: 'You cannot start another request until that is settled. {routeLink}',
  yourAccessIsSuspendedFor: 'Your access is suspended for non-compliance with a request.',
  seeTheSuspendedRequest: 'See the suspended request',
  itsResearchersCannotRequestResources: 'Its researchers cannot request resources.',
  yourInstitutionWasRejected: 'Your institution was rejected',
  youHaveDrafts: 'You have drafts',
  forLastSaved: '{routeLink} for {title}, last saved {modified}',
  continue: 'Continue {sfariRequestId}',
  theRequestIsForProject: 'The request is for your project {strong}.',
  datasetWillBeChosenFor: 'Dataset {strong} will be chosen for you. You can add others.',
  whatYouNeed: 'What you need',
  howLongItTakes: 'How long it takes',
  about20MinutesInSix:
    'About 20 minutes, in six steps. Everything is saved as you write, so you can stop and come back at any time. The review may take up to two weeks.',
  startNow: 'Start now',
  // Wizard
  stepOf: 'Step {number} of {count}: {step}',
  newRequest: 'New Request',
  submitRevisedRequest: 'Submit Revised Request',
  submitRequest: 'Submit Request',
  // WizardButtons
  previous: 'Previous',
  continueToReview: 'Continue to Review',
  continueButton: 'Continue',
  submitting: 'Submitting',
  // field-words
  // use-names
  project: 'Project {id}',
  aDatasetThatIsNo: 'A dataset that is no longer offered',
  somebodyWhoIsNotOn: 'Somebody who is not on the team',
  // DetailsStep
  // PolicyStep
  true: 'True',
  false: 'False',
  familiesGaveTheseDataSo:
    'Families gave these data so that they help research. Please answer for your whole research team. Each statement must be true before you can continue.',
  // ProjectStep
  doesNotRelateToAutism: 'Does not relate to autism research: only the SPARK cohort can be requested.',
  relatesToAutismResearch: 'Relates to autism research.',
  couldNotGetYourProjects: 'Could not get your projects.',
  youHaveNoProjectsYet: 'You have no projects yet. Create one first; you come back here afterwards.',
  whichProjectIsTheRequest: 'Which project is the request for?',
  theRequestUsesTheTitle: 'The request uses the title, the abstract and the research team of the project.',
  createANewProject: 'Create a new project',
  // ResourcesStep
  couldNotGetTheDatasets: 'Could not get the datasets.',
  thisProjectDoesNotRelate:
    'This project does not relate to autism research. Only datasets of the SPARK cohort are offered.',
  biospecimensAutismBrainnetTissueAnd:
    'Biospecimens, Autism BrainNet tissue and Research Match are requests of their own and cannot be combined with datasets.',
  searchDatasets: 'Search datasets',
  byNameDatasetIdOr: 'By name, dataset ID or cohort.',
  about: 'About',
  aboutDataset: 'About {name}',
  oneDatasetChosen: '1 dataset chosen',
  datasetsChosen: '{size} datasets chosen',
  noResultsMatchingSearch: 'No results matching search.',
  oneDatasetFound: '1 dataset found',
  datasetsFound: '{found} datasets found',
  // ReviewStep
  pleaseCheckEverythingAfterYou:
    'Please check everything. After you submit, foundation staff review the request; this may take up to two weeks. You cannot change it while they do.',
  change: 'Change{visuallyHidden}',
  // ReviewTeam
  getsAccess: 'Gets access',
  noAccess: 'No access',
  // TeamStep
  noAccessStudentsDoNot: 'No access: students do not get access to data.',
  noAccountYetNoAccess: 'No account yet: no access until {firstName} has signed up and you tick this box.',
  nameEverybodyWhoWorksOn:
    'Name everybody who works on the project, and choose who gets access to the data. Each of them needs an active account, an executed agreement (RDA) and a joinder. You may submit before everybody is ready; access starts when the last one is.',
  getsAccessOf: 'Gets access{visuallyHidden}',
  // resource-rules
  notAvailableNow: 'Not available now',
  // StartPage
  continueDraft: 'Continue {code}',
  approvedAlready: '* You are already approved for this resource',
  agreed: 'Agreed',
  projectField: 'Project',
  datasetsField: 'Datasets',
  termsField: 'Terms',
  revisionOf: '{code}, revision',
  draftOf: '{code}, draft',
  stepResources: 'Resources',
  stepReview: 'Review',
} as const;

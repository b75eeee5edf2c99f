import { FRAME_MESSAGES } from './frame-messages.ts';
import { fillText, translatable } from './words.ts';

/** Texts quoted in the specification, verbatim, including misspellings. */
export const MESSAGES = /*#__PURE__*/ translatable('messages', {
  ...FRAME_MESSAGES,
  required: 'Required field',
  tableRequired: 'Required Field*',
  invalidInput: 'Invalid input',
  recaptchaFailed: 'Recaptcha Failed. Please confirm your are not a robot.',
  schemaFailed: 'Failed to load schema',
  dateFormat: 'Please use the format MM/DD/YYYY',
  previousDate: 'Must have a previous date',
  futureDate: 'Must have a future date',
  globus: 'Not a valid Globus Id or Username',
  fieldRequired: 'Field Required',
  brainBankRequestInReview: '* You have an ABN Data Request that is currently under review',
  alreadyApproved: '* You are already approved for this resource',
  applyForDataFirst: '* Must apply for above Data Access before requesting this resource',
  // Donor collections (spec 2 sections 5 and 8).
  cartRequired: '*Required Field',
  collectionNameRequired: 'A Collection Name is required.',
  collectionNameTaken: 'Failed to create {name}. A collection by this name already exists for given PI.',
  orderSent: 'Order sent to BINS',
  orderFailed: 'Unexpected Error',
  orderFailedText: 'There was an error when trying to post your order.',
  collectionInUse: 'There are requests associated with this collection.',
  // Samples (spec 2 section 5).
  sampleRequired: '* Required field',
  samplesToFix: '* Please fix the ids below!',
  samplesNotSaved: '* Save Failed. Please fix the ids below and try again',
  shareRequired: 'This is required by SFARI to continue',
  permissionsText: "Sorry, you currently don't have permission to access this page",
  productionChange: 'WARNING PRODUCTION CHANGE',
  serverErrorTitle: 'Server Error',
  serverErrorText: 'Sorry, but there was an issue retrieving necessary data from the server',
  termsChanged: 'Our Terms of Service Have Changed',
  welcome: 'Welcome',
  unverified: 'Your account is unverified',
  invalidInstitution: 'Invalid institution',
  alreadyInSystem: 'Already in system',
  einExists: 'EIN already exists',
  suggestedInstitutions: 'Suggested Institutions',
  institutionNotCreated: 'There was an issue creating the institution.',
  ownSigningOfficial: 'Investigators may not list themselves as the Signing Official',
  /** Shown to staff about an institution and about its requests (spec 1 section 1). */
  listedCountry: 'Resources are restricted for institutions in this country.',
  unconfirmedBanner: 'This request is from a researcher at an unconfirmed institution.',
  signatureMismatch: 'Signature does not match full name',
  /** For the people who may use a restricted resource (spec 2 sections 2.7 and 8). */
  accessUpdated: 'Access Successfully Updated',
  datasetPlaceMissing: 'Data File, Globus Location, or Data Access (S3 Location) are required',
  notUuid: 'Not a valid UUID',
  rdaDownloadTitle: 'Error Downloading File',
  rdaDownloadText: 'Sorry but there was an error downloading the RDA.',
  loadingRda: 'Loading RDA',
  loadingPdf: 'Loading PDF',
  loadingInfo: 'Loading Info',
  joinderCheck: 'I have read and understood the above',
  submissionErrors: 'There were the following errors when submitting the request:',
  generalError: 'General Error:',
  irbExpired: 'Your IRB has expired.',
  irbUploaded:
    'Your IRB / Institutional Assurance has been received. We will review the resource request and get back to you with a decision soon.',
  deleteFailed: 'Request Deletion Failed',
  deleted: 'Request Deleted Successfully',
  // Research Match ids (spec 3 section 5).
  rmIdFormat: '{ids} do not follow valid format of RM plus 4 digits:',
  rmIdBase: 'All Research Match IDs should start with the same base, ex: RM0001',
  rmBaseUsed: 'Do you wish to continue using {base} on the current request?',
  rmReportFailedTitle: 'Error sending Research Match Report:',
  rmReportFailed: 'There was an unknown error when sending out the research match report.',
  closeAndMove: 'Close and Move to Review Meeting',
  movedToMeeting: 'Appliation Moved Successfully',
  movedToMeetingText: 'The application has been moved to the review meeting.',
  releaseVersionRequired: 'Required',
  projectNotDeleted: 'Project could not be deleted.',
  unableToDeleteProject: 'Unable to Delete Project',
  meetingFailed:
    'Problem loading resources. It is possible that the quarter for this request has already pass.',
  makeDecision: 'Make a Decision',
  noReviewData: 'No review data is available for this request.',
  noScores: 'No scores available.',
  noReview: 'No review available.',
  noScoresOfCohort: "This request has no scores as it's cohort is {cohort}",
  conflictNoted: 'Your conflict of interest has been noted',
  conflictRemoved: 'We have removed you as the primary reviewer for the given request.',
  removeReviewers: 'Are you sure you want to remove these reviewers?',
  noConversations: 'No valid conversations to display. Please re-check the zendesk ids provided.',
  conversationFailed: 'Sorry looks like there was an issue fetching the conversation.',
  emailSent: 'Email has been sent',
  emailError: 'Error while sending email',
  noApplicableReviews: 'No research match applications that are applicable for review at this time.',
  noDetails: 'No details available.',
  emptyTab: 'There is no record with that status at this time.',
  noApplications: "You currently don't have any applications to review",
  noNotifications: 'No notifications',
  // Registration, passwords and email links (spec 1 sections 5 and 8).
  passwordCriteria: 'Password does not satisfy all criteria',
  passwordsDiffer: 'Passwords do not match',
  fieldsBlank: 'Fields cannot be blank',
  emailsDiffer: 'Emails do not match',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  institutionUnselected: 'Please select an institution',
  institutionMissing: 'Please provide an institution',
  phoneRequired: 'Please provide a phone number',
  forgotEmail: 'Enter a valid email address.',
  requestProblem: 'Sorry, there was a problem with your request',
  tokenUnverified: 'The token could not be verified. Contact Support.',
  mailFailed: 'There was an issue while sending the email. Contact Support.',
  resetUnexpected: 'There was an unexpected error.',
  resetLinkBad:
    'There was an issue resetting your password. It is possible that your email link has expired or is no longer valid. Please request a new password reset link here',
  resetFailed: 'There was an issue while resetting the password. Contact Support.',
  resetRecaptchaFailed: 'Recaptcha Failed',
  resetNotBot: 'Please confirm you are not a bot',
  resendVerification: 'Resend Verification Email',
  verificationSent: 'Verification email successfully sent',
  primaryRoleFailed: 'Error setting primary',
  globusWarning: 'Globus username is invalid',
  noAffiliation: 'This user is not affiliated with an institution.',
  noResearcherWork: 'No projects, requests or collaborations are associated with this researcher.',
  emailSentTitle: 'Email Sent Successfully',
  noResearchers: 'No researchers are affiliated to this institution.',
  virusFound: 'File {name} did not pass virus scan.',
  // General messages with placeholders (spec 1 section 8).
  mailSuccess: 'Email successfully sent',
  // The error report (spec 1 section 8, "Other").
  reportDetails: 'Details',
  reportNotes: 'Additional Notes',
  reportSend: 'Yes, Send Report',
  reportCancel: 'Cancel',
  reportSubmitted: 'Error Report Submitted',
});

export const virusMessage = (name: string): string => fillText(MESSAGES.virusFound, { name });

const MEANINGS = {
  official: 'I have read this agreement and sign it for {institution}.',
  foundation: 'I have read this agreement with {institution} and sign it for the foundation.',
} as const;
const TRANSLATED_MEANINGS = /*#__PURE__*/ translatable('signature-meanings', MEANINGS);

/**
 * The statement of a signature on an agreement. The signer reads it before signing, and it is stored with the
 * signature, in English.
 */
export const signatureMeaning = (role: keyof typeof MEANINGS, institution: string): string =>
  MEANINGS[role].replace('{institution}', () => institution);

/** The same statement in the page's language, shown beside the English one. */
export const translatedMeaning = (role: keyof typeof MEANINGS, institution: string): string =>
  fillText(TRANSLATED_MEANINGS[role], { institution });

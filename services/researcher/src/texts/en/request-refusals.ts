import { translatable } from '@portal/contract/words';

/** What is refused about projects, requests and their reviewers. */
export const requestRefusals = translatable('researcher/request-refusals', {
  project: {
    closed: 'This project can no longer be changed',
    adminOnly: 'Only an administrator may create a project for somebody else',
    creatorByStaff: 'Only staff may name somebody else as the creator',
    unknownCreator: 'Choose a person with an active account',
    investigator: 'Choose an active principal investigator',
    answerKept: 'This answer cannot be changed after the project was created',
    own: 'Choose one of your projects',
    ofOwner: "Choose one of the owner's projects",
  },
  ownerAnswers: 'The owner of the request answers this',
  letter: {
    notUploaded: 'This file was not found among your uploads',
    pdfOnly: 'The letter must be a PDF file',
    waitsForScan: 'This file is still being checked for viruses. Please try again soon',
  },
  startsTissueOnly: 'A project manager starts requests for data and tissue of the brain bank',
  sparkOnly: 'For research that does not relate to autism only the SPARK cohort can be requested',
  typeKept: 'Another type can only be chosen while the request is a draft',
  noForm: 'Requests of this type have no form here',
  noticeAfterApproval: 'There is an approval notice once the request is approved',
  renewalExists: 'A renewal of this request exists',
  decision: {
    notReadyToFulfill:
      'This request can be fulfilled once its institution is approved, its agreement is executed and its team is ready',
    countryListed:
      'Requests of institutions in this country cannot be fulfilled. An administrator can except the institution, with a reason',
    pendingTeamOnly: 'The research team is not ready, so the request can only become Approved (Pending Team)',
    teamReady: 'The research team is ready, so the request can be approved',
    ownerNotTold: "The owner's address must be among the recipients",
    own: 'Nobody decides on a request of their own',
  },
  expiration: {
    notFulfilled: 'The expiration date is set while a request of somebody else is Fulfilled',
    tooLate: 'Must be {day} or earlier',
  },
  conversation: {
    notAsked: 'Questions are asked about submitted requests of others',
    newer: 'Something was written meanwhile. Read it first, then send your words; they are still here',
    nothingAsked: 'There is no question yet that you could answer',
    ownerNotAsked: "The owner's address must be among the recipients",
  },
  points: {
    closed: 'This application is not given back now, so no points can be marked',
    sent: 'This point was sent to the researcher already',
    answersClosed: 'Points are answered while the application is with its owner for revision',
    unknownPlace: 'This application has no such part',
    tooMany: 'A request has room for {count} points',
    otherDrafts: 'The points for revision were changed meanwhile. Please read them again',
    unanswered: 'Say what you did about each point. These have no answer yet: {places}',
  },
  documents: {
    missing: 'One of these files is not there. Please attach it again',
    waitsForScan: '{name} waits for the virus scan. Please try again in a minute',
    tooLarge: 'The files are larger than 20 MB together. Please send a link instead',
  },
  window: {
    changed: 'It was changed while the reviews began. It is now {status}.',
    reviewerGone: 'Its reviewer was taken off while the reviews began.',
  },
  bulk: {
    changed: 'It was changed after you selected it. It is now {status}.',
  },
  access: {
    membersOnly: 'Only members of the research team who have an account can be given access',
    students: 'Students cannot be given access to data',
    notReady: '{name} is not ready, so access cannot be given now',
  },
  datasets: {
    otherType: 'Only a dataset request has datasets',
    retired: '{code} can no longer be requested',
    newerVersion: 'There is a newer version of {code}. Please choose that one',
    unavailable: '{code} is not available at the moment',
    unknown: 'This dataset does not exist',
    limited: '{code} is limited to certain researchers, and the owner of this request is not one of them',
  },
  eligibility: {
    ownerInactive: 'The account of the owner is not active',
    institutionRejected: 'The institution was rejected, so its researchers cannot request resources',
  },
  state: {
    closed: 'This request can no longer be changed',
    teamClosed: 'The team of this request can no longer be changed',
    submitted: 'This request was submitted already',
    notSubmittable: 'This request cannot be submitted: it is {status}',
    notWithdrawable: 'This request can no longer be withdrawn',
    notDeletable: 'This request can no longer be deleted',
    notMovable: 'Only a request under review that a meeting follows can be moved there',
    noMeeting: 'There are no notes on a draft, and none on a request of your own',
    reviewersClosed: 'Reviewers can no longer be assigned',
    ownComment: 'Comments on a request of your own are for others',
  },
  samples: {
    sparkOnly:
      'For research that does not relate to autism only samples of the SPARK cohort can be requested. Please take out: {ids}',
    otherCohort:
      'For research that does not relate to autism only samples of the SPARK cohort can be requested',
    kindRefused: 'This kind of samples cannot be requested',
    kept: 'Samples cannot be changed after the request was submitted',
    none: 'This request asks for no samples',
    notYours: 'Administrators correct samples until the request is decided',
  },
  submission: {
    institutionMissing: 'Add your institution to your profile before you submit a request',
    countryListed:
      'Resources are restricted for institutions in certain countries, and this institution is in one of them. Please contact us if that is not right',
    accessMissing: 'Choose at least one person of your research team',
    mustBeTrue: 'This must be answered with True before you can submit',
    policyMissing: 'Please agree to the usage policy',
    policyChanged: 'The usage policy has changed. Please read it and agree to it again',
    datasetMissing: 'Choose at least one dataset',
  },
  team: {
    tooLate: 'This person can no longer be put back. Add them to the team again',
    twice: 'Somebody with this email address is on the team already',
  },
  conflict: {
    oneself: 'A conflict of interest is declared for oneself',
    closed: 'This request is no longer reviewed',
    declared: 'You declared a conflict of interest already. Please contact us if that has changed',
    superseded: 'This conflict of interest no longer stands',
    hints: 'Only who assigns reviewers may ask this about others',
  },
  review: {
    unknownRequest: 'There is no such request',
    secondaryOnly: 'Only Research Match requests have a secondary reviewer',
    unknownPerson: 'There is no such person with an active account',
    owner: 'The owner of a request cannot review it',
    groups: 'A reviewer of this request must be: {groups}',
    most: 'A request has at most {count} other reviewers',
    taken: 'This request already has this kind of reviewer. Remove them first',
    twice: '{person} already reviews this request',
    byPerson: 'A reviewer is assigned by a person',
    closed: 'The reviewers of this request can no longer be changed',
    removalTold: 'The reviewer has been told already. Assign them again instead',
    placeTaken: 'Somebody else has been assigned in their place',
    conflict: '{person} declared a conflict of interest with this request',
    toldAlready: 'The reviewer has been told already. Remove them instead',
  },
});

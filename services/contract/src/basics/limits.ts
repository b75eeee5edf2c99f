/** Limits quoted in the specification (section 9 of each part). Lengths in characters, durations in milliseconds. */
export const LIMITS = {
  name: 30,
  personTitle: 254,
  email: 254,
  phone: 30,
  /** Files that go with one mail, and how large they are together. */
  attachments: 10,
  /** Objects that one mail may be about. */
  mailObjects: 50,
  sender: 500,
  attachedBytes: 20 * 1024 * 1024,
  /** How long an upload waits to become part of a request or a mail before it is cleared. */
  unusedUploadDays: 7,
  officerPhone: 20,
  orcid: 20,
  orcidProof: 200,
  /** An address of the portal that an account stores. */
  goal: 500,
  institutionName: 100,
  officialName: 100,
  ein: 25,
  projectTitle: 300,
  assuranceNumber: 24,
  globusUsername: 512,
  /** Digits. */
  awsAccount: 12,
  longText: 20_000,
  releaseVersion: 10,
  /** An answer of some sentences. */
  answer: 5000,
  searchText: 200,
  comment: 10_000,
  /** Of the person who is not signed in, so that the body stays small. */
  feedback: 1000,
  reason: 300,
  /** What a reviewer writes about a conflict of interest. */
  conflictExplanation: 2000,
  /** `section.` and a name of 60 characters. */
  revisionPlace: 68,
  /** One point of what is to be revised, and the answer to it. */
  revisionPoint: 2000,
  /** Points of one request, of all rounds. */
  revisionPoints: 200,
  logText: 2000,
  /** First and last name with the space between. */
  signature: 61,
  url: 2000,
  alertMessage: 500,
  featureCode: 60,
  version: 40,
  passwordMinimum: 10,
  passwordMaximum: 256,
  /** Widths of the header's menus and of the bell's panel, in pixels. */
  menuWidth: 228,
  noticeWidth: 280,
  otherReviewers: 100,
  /** Reviewers for whom the portal makes suggestions for one request, and reviews that a suggestion gives no one more than. */
  suggestedPerRequest: 3,
  suggestedReviews: 10,
  /** Rows of one bulk command. */
  bulkRows: 100,
  /** Views of one list that a person saves, and how long their names may be. */
  savedViews: 50,
  savedViewName: 60,
  collectionName: 100,
  /** One order of tissue: donors, pieces, telephone numbers, and characters of a name, number or note in it. */
  orderDonors: 200,
  orderCases: 300,
  orderPhones: 5,
  orderLine: 100,
  orderNote: 500,
  /** What happened to what was given, and why a close-out is returned. */
  closeOutText: 2000,
  /** What happened, what was done about it, notes of staff and the outcome. */
  incidentText: 4000,
  /** Grams or blocks of one piece. */
  orderAmount: 10_000,
  /** Why an institution of a listed country is excepted. */
  countryExemption: 2000,
  /** People on the list of a restricted resource. */
  allowedUsers: 500,
  /** Fields of a dataset (spec 3 section 9). */
  datasetName: 255,
  datasetAccession: 100,
  datasetFileSize: 10,
  datasetEndpointName: 40,
  datasetLocation: 100,
  datasetGpf: 100,
  datasetS3Location: 500,
  datasetDoi: 200,
  /** Places of one dataset at Globus. */
  datasetLocations: 20,
  /** Fewer people or requests are not counted in public: they could reveal single people. */
  smallestShownCount: 5,
  /** Groups of age of a dataset, and variables of its dictionary. */
  datasetAges: 12,
  datasetAge: 30,
  datasetVariables: 1000,
  datasetVariable: 100,
  datasetVariableMeaning: 300,
  /** Projects of the caller that are compared with the terms of a dataset. */
  comparedProjects: 20,
  /** People with access to a dataset who are listed before a mail to them. */
  datasetAudience: 1000,
  /** How far off the end of a request's access may be set. */
  expirationYears: 10,
  keywords: 3,
  /** Research Match ids of one request, and characters of one as it is typed. */
  rmIds: 50,
  rmId: 40,
  listDefault: 30,
  listMaximum: 2000,
  /** The same of datasets (spec 2 section 9). */
  datasetListMaximum: 1000,
  /** A list's count stops here and is shown as "1000+"; `count=exact` counts on. */
  countCap: 1000,
  /** How deep a list is read page by page; what comes after is found by filters and orders (decision 171). */
  offsetMaximum: 10_000,
  /** A list of more rows is exported in the background, piece by piece, and one of more than `exportMaximum` is not. */
  exportRows: 5000,
  exportMaximum: 100_000,
  exportPiece: 1000,
  /** Characters of the query of such a list, and of the address of its page. */
  exportQuery: 8000,
  exportAddress: 500,
  tablePageSize: 10,
  tablePageStep: 5,
  searchMinimum: 2,
  searchDelay: 1000,
  comboboxDelay: 1000,
  /** How long the screen offers Undo after a reviewer was assigned. */
  assignmentUndoSeconds: 10,
  /** The same after a removal; longer while the notice has the focus or the pointer. */
  undoSeconds: 10,
  /** How long the server accepts Undo after a removal. */
  undoMinutes: 10,
  autosaveDelay: 1000,
  historyPoll: 2000,
  /** How long at least a spinner shows that a stored file opens, and that a document is made. */
  fileSpinner: 1000,
  documentSpinner: 1500,
  /** Support tickets of one request. */
  tickets: 20,
  awardNumber: 15,
  shippingName: 30,
  /** City, region and country. */
  shippingPlace: 75,
  postalCode: 16,
  shippingPhone: 20,
  ageMaximum: 130,
  /** Of one uploaded file; `largeUploadBytes` for files sent in pieces, `attachedBytes` for an email. */
  uploadBytes: 25 * 1024 * 1024,
  /** Of a zip or a workbook that is uploaded: more than any honest one contains. */
  archiveEntries: 1000,
  fileName: 255,
  /** In a zip or a workbook, with the folders that contain it. */
  archiveName: 255,
  archiveExpandedBytes: 1024 * 1024 * 1024,
  /** A zip of a dataset that comes in pieces (decision 293), one piece at most, and what it may unpack to. */
  largeUploadBytes: 5 * 1024 * 1024 * 1024,
  uploadPieceBytes: 64 * 1024 * 1024,
  largeArchiveExpandedBytes: 50 * 1024 * 1024 * 1024,
  /** How long an upload waits for its next piece. */
  unfinishedUploadHours: 24,
  /** Expanded to packed, of the whole file and of each large entry. */
  archiveRatio: 100,
  /** What one account may upload in a day, refused files included. */
  uploadsADay: 100,
  uploadBytesADay: 500 * 1024 * 1024,
  staffUploadsADay: 1000,
  staffUploadBytesADay: 5 * 1024 * 1024 * 1024,
  /** Of files that come in pieces, counted as they are announced. */
  largeUploadsADay: 200,
  largeUploadBytesADay: 100 * 1024 * 1024 * 1024,
} as const;

/** Days that a fulfilled request, or a renewal answered yes, lasts: 365 × 3. */
export const ACCESS_DAYS = 365 * 3;
/** An IRB document that ends within this time is near expiry. */
export const IRB_NEAR_EXPIRY = 5_256_000_000;
export const SESSION_ROLE_COOKIE_DAYS = 30;
export const TOKEN_HOURS = 12;
/** No one acts for someone else longer than this; then the real session is back. */
export const IMPERSONATION_MINUTES = 60;

/** Identifier of a publication or dataset, without an address. */
export const DOI_PATTERN = /^10\.\d{4,9}\/[^\s<>"]+$/;
/** Number of an account at AWS. */
export const AWS_ACCOUNT_PATTERN = /^\d{12}$/;
/** Globus id: `user@domain@domain` or a UUID (spec 1 section 5); a plain email address is neither. */
export const GLOBUS_PATTERN =
  /^(?:[^\s@]+@[^\s@]+@[^\s@]+|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;

/** Limits from the specification (section 9 of each part). Lengths in characters, durations in milliseconds. */
export const LIMITS = {
  name: 30,
  personTitle: 254,
  email: 254,
  phone: 30,
  /** Number of files attached to one email; `attachedBytes` limits their total size. */
  attachments: 10,
  /** Objects that one mail may be about. */
  mailObjects: 50,
  sender: 500,
  attachedBytes: 20 * 1024 * 1024,
  /** Days until an upload that was not added to a request or an email is deleted. */
  unusedUploadDays: 7,
  officerPhone: 20,
  orcid: 20,
  orcidProof: 200,
  /** A portal path that an account stores. */
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
  /** An answer of a few sentences. */
  answer: 5000,
  searchText: 200,
  comment: 10_000,
  /** From visitors who are not signed in, so that the body stays small. */
  feedback: 1000,
  reason: 300,
  /** A reviewer's explanation of a conflict of interest. */
  conflictExplanation: 2000,
  /** `section.` plus a name of up to 60 characters. */
  revisionPlace: 68,
  /** One revision point, and the answer to it. */
  revisionPoint: 2000,
  /** Revision points of one request, over all rounds. */
  revisionPoints: 200,
  logText: 2000,
  /** First and last name with a space between them. */
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
  /**
   * Number of reviewers that the portal suggests for one request, and the number of reviews beyond which a reviewer is
   * no longer suggested.
   */
  suggestedPerRequest: 3,
  suggestedReviews: 10,
  /** Rows per bulk command. */
  bulkRows: 100,
  /** Saved views per person and list, and the length of a view's name. */
  savedViews: 50,
  savedViewName: 60,
  /** Webhooks of the portal, the length of a webhook's name, and characters of a receiver's answer in the log. */
  webhooks: 50,
  webhookName: 60,
  webhookAnswer: 500,
  /**
   * Machine keys that are not revoked, the length of a key's name and purpose, its scopes with the length of one, and
   * its networks.
   */
  machineKeys: 100,
  machineKeyName: 60,
  machineKeyPurpose: 300,
  machineKeyScope: 60,
  machineKeyScopes: 250,
  machineKeyNetwork: 43,
  machineKeyNetworks: 50,
  /** Second factors per person, the length of a factor's name, of a code as typed, and of the step of a login. */
  factors: 10,
  factorName: 60,
  factorCode: 20,
  factorStep: 100,
  /** The id of an organization in the settings, what it answers in an address, and its logout token. */
  organization: 40,
  organizationAnswer: 5000,
  logoutToken: 5000,
  /** Parts of a passkey's answer, in base64url: its ID, what the browser saw, what it signed, and a new key. */
  passkeyId: 700,
  passkeyClient: 1500,
  passkeyProof: 700,
  passkeyKey: 4000,
  collectionName: 100,
  /** One tissue order: donors, pieces, phone numbers, and characters of a name, number or note in it. */
  orderDonors: 200,
  orderCases: 300,
  orderPhones: 5,
  orderLine: 100,
  orderNote: 500,
  /** The close-out statement about what was obtained, and the reason for returning a close-out. */
  closeOutText: 2000,
  /** Incident texts: what happened, what was done about it, staff notes and the outcome. */
  incidentText: 4000,
  /** Grams or blocks of one piece. */
  orderAmount: 10_000,
  /** Reason for exempting an institution in a listed country. */
  countryExemption: 2000,
  /** People who may use a restricted resource. */
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
  /** Globus locations of one dataset. */
  datasetLocations: 20,
  /** Public pages hide counts of people or requests below this, since small counts could identify individuals. */
  smallestShownCount: 5,
  /** Age groups of a dataset, and variables of its data dictionary. */
  datasetAges: 12,
  datasetAge: 30,
  datasetVariables: 1000,
  datasetVariable: 100,
  datasetVariableMeaning: 300,
  /** Number of the caller's projects that are compared with the terms of a dataset. */
  comparedProjects: 20,
  /** Number of people with access to a dataset that are listed before an email to them. */
  datasetAudience: 1000,
  /** How many years ahead the end of a request's access may be set. */
  expirationYears: 10,
  keywords: 3,
  /** Research Match ids per request, and characters of one id as typed. */
  rmIds: 50,
  rmId: 40,
  listDefault: 30,
  listMaximum: 2000,
  /** The same limit for datasets (spec 2 section 9). */
  datasetListMaximum: 1000,
  /** A list's count stops here and is shown as "1000+"; `count=exact` returns the full count. */
  countCap: 1000,
  /** Maximum offset of a list; rows beyond it are reachable only by filtering or ordering (decision 171). */
  offsetMaximum: 10_000,
  /**
   * A list with more rows is exported in the background, piece by piece; a list with more than `exportMaximum` rows is
   * not exported.
   */
  exportRows: 5000,
  exportMaximum: 100_000,
  exportPiece: 1000,
  /** Characters of an exported list's query, and of its page's URL. */
  exportQuery: 8000,
  exportAddress: 500,
  tablePageSize: 10,
  tablePageStep: 5,
  searchMinimum: 2,
  searchDelay: 1000,
  comboboxDelay: 1000,
  /** How long the page offers Undo after a reviewer was assigned. */
  assignmentUndoSeconds: 10,
  /** The same after a removal; longer while the message has focus or the pointer is on it. */
  undoSeconds: 10,
  /** How long the server accepts Undo after a removal. */
  undoMinutes: 10,
  autosaveDelay: 1000,
  historyPoll: 2000,
  /** Minimum time that a spinner is shown while a stored file opens, and while a document is generated. */
  fileSpinner: 1000,
  documentSpinner: 1500,
  /** Support tickets per request. */
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
  /** Entries in an uploaded zip or workbook: more than any legitimate file contains. */
  archiveEntries: 1000,
  fileName: 255,
  /** Characters of an entry's path in a zip or workbook. */
  archiveName: 255,
  archiveExpandedBytes: 1024 * 1024 * 1024,
  /**
   * A dataset zip that is uploaded in pieces (decision 293): maximum size of the zip, of one piece, and of the unpacked
   * content.
   */
  largeUploadBytes: 5 * 1024 * 1024 * 1024,
  uploadPieceBytes: 64 * 1024 * 1024,
  largeArchiveExpandedBytes: 50 * 1024 * 1024 * 1024,
  /** Hours after which an upload that received no further piece is abandoned. */
  unfinishedUploadHours: 24,
  /** Maximum ratio of expanded to packed size, for the whole file and for each large entry. */
  archiveRatio: 100,
  /** Uploads of one account per day, including refused files. */
  uploadsADay: 100,
  uploadBytesADay: 500 * 1024 * 1024,
  staffUploadsADay: 1000,
  staffUploadBytesADay: 5 * 1024 * 1024 * 1024,
  /** For files uploaded in pieces, counted when the upload is announced. */
  largeUploadsADay: 200,
  largeUploadBytesADay: 100 * 1024 * 1024 * 1024,
} as const;

/** Days of access after a request is fulfilled or a renewal is approved: 365 × 3. */
export const ACCESS_DAYS = 365 * 3;
/** An IRB document that expires within this time is near expiry. */
export const IRB_NEAR_EXPIRY = 5_256_000_000;
export const SESSION_ROLE_COOKIE_DAYS = 30;
export const TOKEN_HOURS = 12;
/** Maximum duration of an impersonation; after that the real session returns. */
export const IMPERSONATION_MINUTES = 60;

/** DOI of a publication or dataset, without the resolver's URL. */
export const DOI_PATTERN = /^10\.\d{4,9}\/[^\s<>"]+$/;
/** The code that users know a dataset by; all its versions share it. */
export const DATASET_CODE = /^DS\d{1,10}$/;
export const AWS_ACCOUNT_PATTERN = /^\d{12}$/;
/** Globus id: `user@domain@domain` or a UUID (spec 1 section 5); a plain email address is neither. */
export const GLOBUS_PATTERN =
  /^(?:[^\s@]+@[^\s@]+@[^\s@]+|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;

/** Numbers and labels of every status and type on the wire (spec 1 sections 4 and 9, spec 2 section 4). */
import { REQUEST_TYPE_LIST } from '../request-types/index.ts';
import { translatable } from '../words/words.ts';

export const REQUEST_STATUS = {
  CREATED: 1,
  SUBMITTED: 2,
  UNDER_REVIEW: 3,
  APPROVED: 4,
  REJECTED: 5,
  REVISIONS_REQUESTED: 6,
  FULFILLED: 7,
  REVIEW_MEETING: 8,
  DEFERRED: 9,
  CONDITIONALLY_APPROVED: 10,
  WITHDRAWN: 11,
  APPROVED_PENDING_TEAM: 12,
  ARCHIVED: 13,
  SUSPENDED: 14,
} as const;
export type RequestStatus = (typeof REQUEST_STATUS)[keyof typeof REQUEST_STATUS];
export const REQUEST_STATUSES = Object.values(REQUEST_STATUS);

const AWAITING_REVIEWS: readonly number[] = [REQUEST_STATUS.SUBMITTED, REQUEST_STATUS.UNDER_REVIEW];
/** Whether a review due date is still relevant: once reviews are closed nothing is due. */
export const awaitsReviews = (status: number): boolean => AWAITING_REVIEWS.includes(status);

/** Statuses that queues count as waiting for the foundation. In Approved (Pending Team) staff only watch the team. */
export const AWAITING_STAFF: readonly RequestStatus[] = [
  REQUEST_STATUS.SUBMITTED,
  REQUEST_STATUS.UNDER_REVIEW,
  REQUEST_STATUS.REVIEW_MEETING,
  REQUEST_STATUS.APPROVED_PENDING_TEAM,
];

export const REQUEST_STATUS_LABELS: Readonly<Record<RequestStatus, string>> = /*#__PURE__*/ translatable(
  'request-statuses',
  {
    1: 'Created',
    2: 'Submitted',
    3: 'Under Review',
    4: 'Approved',
    5: 'Rejected',
    6: 'Revisions Requested',
    7: 'Fulfilled',
    8: 'Review Meeting',
    9: 'Deferred',
    10: 'Conditionally Approved',
    11: 'Withdrawn',
    12: 'Approved (Pending Team)',
    13: 'Archived',
    14: 'Suspended',
  },
);

type RequestTypes = typeof REQUEST_TYPE_LIST;
type NamedTypes = { readonly [T in RequestTypes[number] as Uppercase<T['key']>]: T['number'] };
/**
 * Type numbers by name, from the list of types. Rules should use a type's properties (`request-types`), not its
 * identity.
 */
export const REQUEST_TYPE = Object.fromEntries(
  REQUEST_TYPE_LIST.map(({ key, number }) => [key.toUpperCase(), number]),
) as NamedTypes;
export type RequestType = RequestTypes[number]['number'];
const typeNumbers = (types: readonly { readonly number: RequestType }[]): RequestType[] =>
  types.map(({ number }) => number);
export const REQUEST_TYPES = typeNumbers(REQUEST_TYPE_LIST);

export const REQUEST_TYPE_LABELS = Object.fromEntries(
  REQUEST_TYPE_LIST.map(({ number, label }) => [number, label]),
) as Readonly<Record<RequestType, string>>;

/** The Research Match pipeline (`has_rm_flow`). */
export const RESEARCH_MATCH_TYPES: readonly RequestType[] = typeNumbers(
  REQUEST_TYPE_LIST.filter(({ flow }) => flow === 'research_match'),
);
/** The three tissue types. They use the Research Match decision table, without its pipeline. */
export const TISSUE_TYPES: readonly RequestType[] = typeNumbers(
  REQUEST_TYPE_LIST.filter(({ flow }) => flow === 'tissue'),
);
/** Types whose team members need a valid IRB document; de-identified datasets need none since March 2025. */
export const IRB_TYPES: readonly RequestType[] = typeNumbers(
  REQUEST_TYPE_LIST.filter(({ needsIrb }) => needsIrb),
);

export const INSTITUTION_STATUS = {
  PENDING_SBSO: 1,
  UNDER_REVIEW: 2,
  APPROVED: 3,
  REJECTED: 4,
  FOLLOW_UP: 5,
  NEW_SBSO: 6,
} as const;
export type InstitutionStatus = (typeof INSTITUTION_STATUS)[keyof typeof INSTITUTION_STATUS];
export const INSTITUTION_STATUSES = Object.values(INSTITUTION_STATUS);
export const INSTITUTION_STATUS_LABELS: Readonly<Record<InstitutionStatus, string>> =
  /*#__PURE__*/ translatable('institution-statuses', {
    1: 'Pending SBSO',
    2: 'Institution Under Review',
    3: 'Institution Approved',
    4: 'Institution Rejected',
    5: 'Institution Follow Up',
    6: 'Primary Researcher Adding New SBSO',
  });
/** Statuses that show the ribbon 'Your institution is unconfirmed'. */
export const UNCONFIRMED_INSTITUTION_STATUSES: readonly InstitutionStatus[] = [1, 2, 5];

export const RDA_STATUS = { SIGNATURE_NEEDED: 1, AWAITING_EXECUTION: 2, FULLY_EXECUTED: 3, NONE: 4 } as const;
export type RdaStatus = (typeof RDA_STATUS)[keyof typeof RDA_STATUS];
export const RDA_STATUSES = Object.values(RDA_STATUS);

/** The names and dates that an agreement must have at a status (spec 1 section 4 "RDA"). */
export const RDA_SIGNATURE_FIELDS: Readonly<Record<number, readonly string[]>> = {
  [RDA_STATUS.AWAITING_EXECUTION]: ['signature', 'signature_date'],
  [RDA_STATUS.FULLY_EXECUTED]: ['signature', 'signature_date', 'sf_signature', 'sf_signature_date'],
};
export const RDA_STATUS_LABELS: Readonly<Record<RdaStatus, string>> = /*#__PURE__*/ translatable(
  'rda-statuses',
  {
    1: 'Signature Needed',
    2: 'Awaiting Execution',
    3: 'Fully Executed',
    4: 'None',
  },
);
/** Choices of list filters (spec 1 section 4). */
export const RDA_FILTER_LABELS: Readonly<Partial<Record<RdaStatus, string>>> = /*#__PURE__*/ translatable(
  'rda-filters',
  {
    3: 'Fully Executed',
    1: 'Pending SBSO Signature',
    2: 'Pending Execution',
  },
);

export const DATASET_TYPE_LABELS: Readonly<Record<1 | 2 | 3, string>> = /*#__PURE__*/ translatable(
  'dataset-types',
  {
    1: 'Phenotype',
    2: 'Genetic',
    3: 'Imaging',
  },
);
export const CURATOR_TYPE_LABELS: Readonly<Record<1 | 2 | 3, string>> = /*#__PURE__*/ translatable(
  'curator-types',
  {
    1: 'Official',
    2: 'Curated',
    3: 'External',
  },
);
/** Resource groups of the wizard; a dataset's type determines its group. 'Other Resources' contains external ones. */
export const DATASET_GROUPS = [
  'Phenotype Data',
  'Genetic Data',
  'Imaging/EEG Data',
  'Other Resources',
] as const;

/** Labels of the groups; group names are not translated. */
export const DATASET_GROUP_LABELS: Readonly<Record<(typeof DATASET_GROUPS)[number], string>> =
  /*#__PURE__*/ translatable('dataset-groups', {
    'Phenotype Data': 'Phenotype Data',
    'Genetic Data': 'Genetic Data',
    'Imaging/EEG Data': 'Imaging/EEG Data',
    'Other Resources': 'Other Resources',
  });

type DatasetGroup = (typeof DATASET_GROUPS)[number];

/** Of `curator_type`: someone else curates the dataset. */
export const EXTERNAL_CURATOR = 3;

/** The one classification of datasets, for catalog, wizard and public counts: by type, or other ones by curator. */
export const findDatasetGroup = ({
  type,
  curator_type: curator,
}: {
  readonly type: number;
  readonly curator_type: number;
}): DatasetGroup =>
  (curator === EXTERNAL_CURATOR ? undefined : DATASET_GROUPS[type - 1]) ?? 'Other Resources';

/** The filters that select the datasets of a group. */
export const filterDatasetGroup = (
  group: DatasetGroup,
): { readonly type__in: string; readonly curator_type__in: string } =>
  group === 'Other Resources'
    ? { type__in: '', curator_type__in: String(EXTERNAL_CURATOR) }
    : {
        type__in: String(DATASET_GROUPS.indexOf(group) + 1),
        curator_type__in: Object.keys(CURATOR_TYPE_LABELS)
          .filter((curator) => curator !== String(EXTERNAL_CURATOR))
          .join(','),
      };

export const ACCESS_TYPES = ['Globus', 'AWS', 'GPF', 'Other'] as const;
export const ACCESS_STATUSES = ['granted', 'revoked'] as const;
/**
 * Access methods managed in an external system. 'Other' means a download from the portal, or access that staff arrange.
 */
export const EXTERNAL_SYSTEMS = ['Globus', 'AWS', 'GPF'] as const;
export type ExternalSystem = (typeof EXTERNAL_SYSTEMS)[number];
/**
 * `queued`: the system is to be updated. `applied`, `failed`: it was, or could not be. `unconnected`: there is no
 * connection, and staff do it manually.
 */
export const EXTERNAL_ACCESS_STATES = ['queued', 'applied', 'failed', 'unconnected'] as const;
/**
 * Compared with the ledger: `missing` accounts are absent from the external system, `extra` ones are there without a
 * ledger row.
 */
export const DRIFT_KINDS = ['missing', 'extra'] as const;
export const REVIEWER_ROLE = { PRIMARY: 1, SECONDARY: 2, OTHER: 3 } as const;
export type ReviewerRole = (typeof REVIEWER_ROLE)[keyof typeof REVIEWER_ROLE];
export const REVIEWER_ROLE_LABELS: Readonly<Record<ReviewerRole, string>> = /*#__PURE__*/ translatable(
  'reviewer-roles',
  {
    1: 'Primary Reviewer',
    2: 'Secondary Reviewer',
    3: 'Reviewer',
  },
);
export const FILE_TYPE = {
  IRB: 1,
  RDA: 2,
  ATTACHMENT: 3,
  RDA_TEMPLATE: 4,
  RDA_SCAN: 5,
  /** The dataset itself, as a zip. */
  DATASET_ZIP: 6,
  DATASET_DICTIONARY: 7,
  DATASET_RELEASE_NOTES: 8,
} as const;
/** Files of a dataset. Only people with access may read the data; anyone who sees the dataset may read the others. */
export const DATASET_FILE_LABELS: Readonly<Record<'data' | 'dictionary' | 'release_notes', string>> =
  /*#__PURE__*/ translatable('dataset-files', {
    data: 'Data file',
    dictionary: 'Data dictionary',
    release_notes: 'Release notes',
  });
export const IRB_DESIGNATION_LABELS: Readonly<Record<1 | 2, string>> = /*#__PURE__*/ translatable(
  'irb-designations',
  { 1: 'Approved', 2: 'Exempt' },
);

/**
 * The floors of the services (ARCHITECTURE.md "Data"): whose views a service reads. Core is at the bottom and reads
 * no one's, with one exception. GRANTs give these rights and no others, and the architecture check reads them too.
 */

/** The one list of services: each with those whose views it reads, which come before it. */
const SERVICE_DEPENDENCIES = {
  core: [],
  researcher: ['core'],
  staff: ['core', 'researcher'],
  tissue: ['core', 'researcher', 'staff'],
} as const;
export type ServiceName = keyof typeof SERVICE_DEPENDENCIES;

export const READS: Readonly<Record<ServiceName, readonly ServiceName[]>> = SERVICE_DEPENDENCIES;

/**
 * Whom a service calls over HTTP, in its caller's name or in its own; the gateway calls all of them. A service gets these
 * addresses and no others, and the network of a deployment lets through nothing else (decision 401).
 */
export const CALLS: Readonly<Record<ServiceName, readonly ServiceName[]>> = {
  // Histories and the search ask the owner of each object.
  core: ['researcher', 'staff', 'tissue'],
  researcher: ['core', 'tissue'],
  staff: ['researcher'],
  tissue: [],
};

/** What connects a person or a file with a request; core reads a view of each (decision 527). */
const INVOLVEMENT_KINDS = [
  'owner',
  'reviewer',
  'conflict',
  'letter',
  'letter_reader',
  'request_file',
  'request_file_reader',
  'ended_letter',
  'ended',
  'dataset_file',
  'dataset_file_reader',
  'dataset_file_reviewer',
] as const;
export type InvolvementKind = (typeof INVOLVEMENT_KINDS)[number];
export const involvementView = (kind: InvolvementKind): string => `researcher_api.involvement_${kind}`;

/**
 * The views that a floor below reads: core for rights that follow from requests (decision 184), researcher for the list of
 * requests by their Research Match ids (decision 443) and for reviews that are submitted (decision 503).
 */
export const READ_FROM_BELOW: readonly { readonly by: ServiceName; readonly view: string }[] = [
  ...INVOLVEMENT_KINDS.map((kind) => ({ by: 'core' as const, view: involvementView(kind) })),
  // Core of the release before reads it: it can go with the next release.
  { by: 'core', view: 'researcher_api.involvement' },
  { by: 'researcher', view: 'staff_api.match_id' },
  { by: 'researcher', view: 'staff_api.review_progress' },
];

/**
 * The layers of the services (ARCHITECTURE.md "Data"): whose database views a service reads. Core is at the bottom and
 * reads no other service's views, with one exception. GRANTs give exactly these rights, and the architecture check uses
 * the same list.
 */

/** The single list of services. Each names the services whose views it reads; those come earlier in the list. */
const SERVICE_DEPENDENCIES = {
  core: [],
  researcher: ['core'],
  staff: ['core', 'researcher'],
  tissue: ['core', 'researcher', 'staff'],
} as const;
export type ServiceName = keyof typeof SERVICE_DEPENDENCIES;

export const READS: Readonly<Record<ServiceName, readonly ServiceName[]>> = SERVICE_DEPENDENCIES;

/**
 * Which services a service calls over HTTP, in the name of its caller or in its own. The gateway calls all of them. A
 * service gets only these URLs, and the deployment's network allows no other connections (decision 401).
 */
export const CALLS: Readonly<Record<ServiceName, readonly ServiceName[]>> = {
  // Histories and search query the service that owns each object.
  core: ['researcher', 'staff', 'tissue'],
  researcher: ['core', 'tissue'],
  staff: ['researcher'],
  tissue: [],
};

/** How a person or a file may be connected with a request; core reads one view for each kind (decision 527). */
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
 * Views that a lower layer reads. Core needs them for rights that follow from requests (decision 184). The researcher
 * service needs them for the request list by Research Match ids (decision 443) and for submitted reviews (decision
 * 503).
 */
export const VIEWS_READ_BY_LOWER_LAYERS: readonly { readonly by: ServiceName; readonly view: string }[] = [
  ...INVOLVEMENT_KINDS.map((kind) => ({ by: 'core' as const, view: involvementView(kind) })),
  // Read by the previous release of core: remove it in the next release.
  { by: 'core', view: 'researcher_api.involvement' },
  { by: 'researcher', view: 'staff_api.match_id' },
  { by: 'researcher', view: 'staff_api.review_progress' },
];

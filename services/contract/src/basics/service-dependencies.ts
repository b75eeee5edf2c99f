/**
 * The floors of the services (ARCHITECTURE.md "Data"): whose views a service reads. Core is at the bottom and reads
 * no one's, with one exception. GRANTs give these rights and no others, and the architecture check reads them too.
 */

/** The one list of services: each with those whose views it reads, which stand before it. */
const SERVICE_DEPENDENCIES = {
  core: [],
  researcher: ['core'],
  staff: ['core', 'researcher'],
  tissue: ['core', 'researcher', 'staff'],
} as const;
export type ServiceName = keyof typeof SERVICE_DEPENDENCIES;

export const READS: Readonly<Record<ServiceName, readonly ServiceName[]>> = SERVICE_DEPENDENCIES;

/**
 * Whom a service calls over HTTP, in its caller's name or in its own; the gateway calls all of them. A service is told these
 * addresses and no others, and the network of a deployment lets through nothing else (decision 401).
 */
export const CALLS: Readonly<Record<ServiceName, readonly ServiceName[]>> = {
  // Histories and the search ask the owner of each object.
  core: ['researcher', 'staff', 'tissue'],
  researcher: ['core', 'tissue'],
  staff: ['researcher'],
  tissue: [],
};

/**
 * The views that a floor below reads: core for rights that follow from requests (decision 184), researcher for the list of
 * requests by their Research Match ids (decision 443) and for reviews that are submitted (decision 503).
 */
export const READ_FROM_BELOW: readonly { readonly by: ServiceName; readonly view: string }[] = [
  { by: 'core', view: 'researcher_api.involvement' },
  { by: 'researcher', view: 'staff_api.match_id' },
  { by: 'researcher', view: 'staff_api.review_progress' },
];

/**
 * The floors of the services (ARCHITECTURE.md "Data"): whose views a service reads. Core stands at the bottom and reads
 * nobody's, with one exception. GRANTs give these rights and no others, and the architecture check reads them too.
 */

/** The one list of services: each with those whose views it reads, which stand before it. */
const FLOORS = {
  core: [],
  researcher: ['core'],
  staff: ['core', 'researcher'],
  tissue: ['core', 'researcher', 'staff'],
} as const;
export type ServiceName = keyof typeof FLOORS;

export const READS: Readonly<Record<ServiceName, readonly ServiceName[]>> = FLOORS;

/** The one view of a floor above, for rights that follow from requests (decision 184). */
export const READ_FROM_BELOW: { readonly by: ServiceName; readonly view: string } = {
  by: 'core',
  view: 'researcher_api.involvement',
};

/**
 * The services of the portal, from the list in `service-dependencies.ts`, in the order in which their tables are
 * created. Database roles and schemas, queues, tokens, URLs, processes and import rules follow from it.
 */
import { READS, type ServiceName } from './service-dependencies.ts';

export type { ServiceName } from './service-dependencies.ts';
export const SERVICES = Object.keys(READS) as readonly ServiceName[];

/** Builds a record with one value for each service. */
export const mapServices = <T>(make: (service: ServiceName) => T): Record<ServiceName, T> =>
  Object.fromEntries(SERVICES.map((service) => [service, make(service)])) as Record<ServiceName, T>;

/** The environment variable with the URL of a service, such as `CORE_URL`. */
export const addressVariable = (service: ServiceName) =>
  `${service.toUpperCase()}_URL` as `${Uppercase<ServiceName>}_URL`;

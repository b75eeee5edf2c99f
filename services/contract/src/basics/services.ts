/**
 * The services of the portal follow from the one list of them in `floors.ts`, in the order in which their tables are made:
 * so do roles and schemas of the database, queues, tokens, addresses, processes and import rules.
 */
import { READS, type ServiceName } from './service-dependencies.ts';

export type { ServiceName } from './service-dependencies.ts';
export const SERVICES = Object.keys(READS) as readonly ServiceName[];

/** One value for each service. */
export const mapServices = <T>(make: (service: ServiceName) => T): Record<ServiceName, T> =>
  Object.fromEntries(SERVICES.map((service) => [service, make(service)])) as Record<ServiceName, T>;

/** The variable by which the gateway learns where a service listens, such as `CORE_URL`. */
export const addressVariable = (service: ServiceName) =>
  `${service.toUpperCase()}_URL` as `${Uppercase<ServiceName>}_URL`;

/**
 * The services of the portal, in the order in which their tables are made. This is the one list: roles and schemas of the
 * database, queues, tokens, addresses, processes and import rules follow from it.
 */
export const SERVICES = ['core', 'researcher', 'staff', 'tissue'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** One value for each service. */
export const mapServices = <T>(make: (service: ServiceName) => T): Record<ServiceName, T> =>
  Object.fromEntries(SERVICES.map((service) => [service, make(service)])) as Record<ServiceName, T>;

/** The variable by which the gateway is told where a service listens, such as `CORE_URL`. */
export const addressVariable = (service: ServiceName) =>
  `${service.toUpperCase()}_URL` as `${Uppercase<ServiceName>}_URL`;

/**
 * Contract files: each build writes one and each running service reports one, so that they can be compared before a
 * deployment.
 */
import { z } from 'zod';
import { isGuarded, type EndpointDefinition, type EndpointKey } from '../api/endpoint.ts';
import { endpoints } from '../api/endpoints.ts';
import { SERVICES, type ServiceName } from '../basics/services.ts';
import { flattenSchema, OPTIONAL, type Shape, type Words } from './shape.ts';

const ShapeFile = z.record(z.string(), z.array(z.string()));

/**
 * One endpoint. `sent` has the paths `path.id`, `query.status`, `body.title` and `header.If-Match`; `answered` has the
 * paths of the response.
 */
const EndpointShape = z.object({ sent: ShapeFile, answered: ShapeFile });
export type EndpointShape = z.infer<typeof EndpointShape>;

/** An endpoint that an app or service uses, with the fields it uses. */
const EndpointNeed = EndpointShape.extend({ service: z.enum(SERVICES) });
export type EndpointNeed = z.infer<typeof EndpointNeed>;

const EndpointNeeds = z.record(z.string(), EndpointNeed);
export type EndpointNeeds = z.infer<typeof EndpointNeeds>;

/** Names by entry point of shared-ui: `.`, `./form`. */
const SharedUi = z.object({ version: z.string(), entries: z.record(z.string(), z.array(z.string())) });
export type SharedUi = z.infer<typeof SharedUi>;

/**
 * `needs.json` of a release. A micro-frontend also imports names of shared-ui and exposes a module; the shell does
 * neither.
 */
export const AppNeeds = z.object({
  app: z.string(),
  endpoints: EndpointNeeds,
  sharedUi: SharedUi.optional(),
  /** Fields of the module that the app exposes. */
  exposes: z.array(z.string()).optional(),
});
export type AppNeeds = z.infer<typeof AppNeeds>;

/** `promise.json` of a release of the shell. */
export const ShellPromise = z.object({
  sharedUi: SharedUi,
  /** Fields that the module of an app must have. */
  demands: z.array(z.string()),
});
export type ShellPromise = z.infer<typeof ShellPromise>;

/** The contract that a running service reports. */
export const ServiceContract = z.object({
  service: z.enum(SERVICES),
  version: z.string(),
  endpoints: z.record(z.string(), EndpointShape),
  /** Endpoints of other services that it calls. */
  calls: EndpointNeeds,
});
export type ServiceContract = z.infer<typeof ServiceContract>;

/** Where a running service reports its contract; also available below `/api` of the gateway. */
export const contractPath = (service: ServiceName): string => `/contract/${service}/`;

const ALL = Object.entries(endpoints) as readonly [EndpointKey, EndpointDefinition][];

/** The endpoints of a service in the current contract. */
export const describeEndpoints = (service: ServiceName): Record<EndpointKey, EndpointShape> =>
  Object.fromEntries(
    ALL.filter(([, endpoint]) => endpoint.service === service).map(([key, endpoint]) => [
      key,
      describeEndpoint(endpoint),
    ]),
  );

/** Fields of an endpoint's request and response, by path. */
export function describeEndpoint(endpoint: EndpointDefinition): EndpointShape {
  const body = endpoint.body ?? endpoint.form;
  const sent: Record<string, Words> = {
    ...place('path', endpoint.params),
    ...place('query', endpoint.query),
    ...(body ? place('body', body, true) : {}),
    ...(isGuarded(endpoint)
      ? {
          'header.If-Match':
            endpoint.versionOf === undefined || endpoint.versionFromRead ? [OPTIONAL, 'string'] : ['string'],
        }
      : {}),
  };
  const answered = endpoint.response && !endpoint.stream ? flattenSchema(endpoint.response, 'output') : {};
  return { sent: copy(sent), answered: copy(answered) };
}

function place(where: string, schema: z.ZodType | undefined, isWhole = false): Shape {
  const shape = schema ? flattenSchema(schema, 'input') : {};
  return Object.fromEntries(
    Object.entries(shape).flatMap(([path, words]) => {
      if (path === '') return isWhole ? [[where, words]] : [];
      return [[path.startsWith('[') || path.startsWith('{') ? `${where}${path}` : `${where}.${path}`, words]];
    }),
  );
}

const copy = (shape: Shape): Record<string, string[]> =>
  Object.fromEntries(Object.entries(shape).map(([path, words]) => [path, [...words]]));

/**
 * Endpoint descriptors. Request validation, the typed client, OpenAPI, the access matrix and the fuzz tests are
 * generated from them.
 */
import type { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';
import type { ObjectHistory } from '../history/history.ts';
import type { Role } from '../people/roles.ts';
import type { ServiceName } from '../basics/services.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Key of an endpoint on client and server: 'GET /project/{id}/'. */
export type EndpointKey = `${Method} /${string}`;

/** Who may call the endpoint at all. The policy decides what the caller may do with one object. */
export type Access = 'anyone' | 'signed-in' | readonly Role[];

/**
 * How the body is sent; `bytes` is a piece of a file (`application/offset+octet-stream`), `urlencoded` a form of a
 * standard (`application/x-www-form-urlencoded`) or JSON. A 'stream' response is a file; its schema is not parsed.
 */
export type BodyKind = 'json' | 'multipart' | 'bytes' | 'urlencoded';

export interface EndpointDefinition {
  readonly service: ServiceName;
  readonly summary: string;
  readonly access: Access;
  /**
   * Services that may call it with their own token; none by default. An endpoint for services only has no roles in
   * `access`.
   */
  readonly services?: readonly ServiceName[];
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly bodyKind?: BodyKind;
  /** Maximum size of a JSON body in bytes, if the default of {@link findBodyLimit} is too small. */
  readonly bodyLimit?: number;
  /** Parts of a multipart body, for the API documentation only; the handler reads the parts as they arrive. */
  readonly form?: z.ZodType;
  readonly response?: z.ZodType;
  readonly stream?: boolean;
  readonly status?: 200 | 201 | 202 | 204;
  /** Errors that it may answer in addition to those that {@link listErrors} derives. */
  readonly errors?: readonly ErrorCode[];
  /** True if If-Match is honored. */
  readonly guarded?: boolean;
  /**
   * The read whose ETag must be sent as If-Match. Two people may act on one object here: a decision based on an
   * outdated version is refused and does not overwrite.
   * Without If-Match the answer is 428, unless {@link versionFromRead} is set.
   */
  readonly versionOf?: EndpointKey;
  /**
   * The specification lists the call without If-Match. If none is sent, the version that the session read last counts.
   * If the session never read the object, the answer is 409 with the current object.
   */
  readonly versionFromRead?: boolean;
  /** History of the object that this endpoint reads. */
  readonly history?: ObjectHistory;
  /**
   * A page calls this automatically at intervals: the call does not count as user activity and does not extend the
   * session.
   */
  readonly polled?: boolean;
}

export type EndpointMap = Readonly<Record<EndpointKey, EndpointDefinition>>;

/**
 * Body limits in bytes. By default `anyone` applies to endpoints that need no sign-in and `people` to all others; the
 * rest are for endpoints that declare them.
 */
export const BODY_LIMITS = {
  anyone: 16 * 1024,
  people: 64 * 1024,
  /** App usage counts of one page. */
  beacon: 4 * 1024,
  /** An account with the details of a new institution, in any script. */
  registration: 32 * 1024,
  /** One comment of a visitor, in any script. */
  comment: 32 * 1024,
  /** The answers of a request form: a dozen long texts, and some reserve. */
  texts: 256 * 1024,
  /** An email with hundreds of recipients, a whole team, or all people of an institution. */
  form: 1024 * 1024,
  /** A mail with hundreds of recipients, a whole team, all people of an institution. */
  lists: 1024 * 1024,
  /** A document inside JSON, or the variables of a data dictionary. */
  document: 2 * 1024 * 1024,
} as const;

/** Maximum size of this endpoint's JSON body in bytes; the gateway and the service refuse larger bodies. */
export const findBodyLimit = (endpoint: Pick<EndpointDefinition, 'access' | 'bodyLimit'>): number =>
  endpoint.bodyLimit ?? (endpoint.access === 'anyone' ? BODY_LIMITS.anyone : BODY_LIMITS.people);

/** Preserves the literal types of a map of endpoints. */
export function defineEndpoints<const M extends EndpointMap>(map: M): M {
  return map;
}

export function parseKey(key: EndpointKey): { method: Method; path: string } {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) };
}

/**
 * Every error that the endpoint may answer: those it declares, and those that follow from how it is called. FORBIDDEN
 * is always included, since any caller may send a session role that they do not have.
 */
export function listErrors(endpoint: EndpointDefinition): readonly ErrorCode[] {
  const codes: (ErrorCode | false)[] = [
    Boolean(endpoint.body || endpoint.query || endpoint.form) && 'INVALID_INPUT',
    endpoint.access !== 'anyone' && 'NOT_SIGNED_IN',
    'FORBIDDEN',
    endpoint.params !== undefined && 'NOT_FOUND',
    isGuarded(endpoint) && 'STALE',
    endpoint.versionOf !== undefined && !endpoint.versionFromRead && 'VERSION_REQUIRED',
    Boolean(endpoint.body) && 'TOO_LARGE',
    Boolean(endpoint.body) && 'TOO_SLOW',
    takesBody(endpoint) && 'UNSUPPORTED_MEDIA_TYPE',
    ...(endpoint.errors ?? []),
    'SERVER_ERROR',
    'SERVICE_UNAVAILABLE',
  ];
  return [...new Set(codes.filter((code) => code !== false))];
}

/** Whether If-Match is compared with the current version. */
export const isGuarded = ({ guarded, versionOf }: EndpointDefinition): boolean =>
  guarded === true || versionOf !== undefined;

const takesBody = ({ body, form, bodyKind }: EndpointDefinition): boolean =>
  Boolean(body ?? form) || bodyKind === 'multipart' || bodyKind === 'bytes';

export const listStatuses = (endpoint: EndpointDefinition): readonly number[] => [
  ...new Set([endpoint.status ?? 200, ...listErrors(endpoint).map((code) => ERROR_STATUS[code])]),
];

/** What an endpoint descriptor is. Server validation, typed client, OpenAPI, matrix and fuzz are all made from it. */
import type { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';
import type { ObjectHistory } from '../history/history.ts';
import type { Role } from '../people/roles.ts';
import type { ServiceName } from '../basics/services.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** 'GET /project/{id}/': the key by which both sides name an endpoint. */
export type EndpointKey = `${Method} /${string}`;

/** Who may call at all; what they may do with one object is the policy's matter. */
export type Access = 'anyone' | 'signed-in' | readonly Role[];

/** How the body travels; `bytes` are a piece of a file (`application/offset+octet-stream`). A 'stream' response is a file; its schema is not parsed. */
export type BodyKind = 'json' | 'multipart' | 'bytes';

export interface EndpointDefinition {
  readonly service: ServiceName;
  readonly summary: string;
  readonly access: Access;
  /**
   * Services that may call it with their own token; none unless named. A call of services alone has no roles in `access`.
   */
  readonly services?: readonly ServiceName[];
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly bodyKind?: BodyKind;
  /** Bytes that a JSON body may have, where {@link findBodyLimit} would leave too little room. */
  readonly bodyLimit?: number;
  /** Parts of a multipart body, as the document of the API describes them; the handler reads them as they come. */
  readonly form?: z.ZodType;
  readonly response?: z.ZodType;
  readonly stream?: boolean;
  readonly status?: 200 | 201 | 202 | 204;
  /** What it may answer beside what {@link listErrors} derives. */
  readonly errors?: readonly ErrorCode[];
  /** True when If-Match is honoured. */
  readonly guarded?: boolean;
  /**
   * The read whose ETag must be sent as If-Match: two people act on one object here, and the person who decides on an older
   * version gets a refusal instead of overwriting. Without it the answer is 428, unless {@link versionFromRead}.
   */
  readonly versionOf?: EndpointKey;
  /**
   * The specification lists the call without If-Match: where none is sent, the version that the session read last counts, and
   * what was never read is answered with 409 and what there is.
   */
  readonly versionFromRead?: boolean;
  /** The trail of the object that it reads. */
  readonly history?: ObjectHistory;
  /** A page asks this automatically, again and again: it is no sign that someone is there, and keeps no session alive. */
  readonly polled?: boolean;
}

export type EndpointMap = Readonly<Record<EndpointKey, EndpointDefinition>>;

/**
 * Bytes of a body. Where the endpoint says nothing else, `anyone` counts for the person who may call at all and `people` for who
 * is signed in; the others are for endpoints that declare them.
 */
export const BODY_LIMITS = {
  anyone: 16 * 1024,
  people: 64 * 1024,
  /** Counts of the apps that one page ran. */
  beacon: 4 * 1024,
  /** An account with the details of a new institution, in any script. */
  registration: 32 * 1024,
  /** One comment of a visitor, in any script. */
  comment: 32 * 1024,
  /** Several long texts. */
  texts: 256 * 1024,
  /** The answers to a request's form: a dozen long texts, and room for the next question. */
  form: 1024 * 1024,
  /** A mail with hundreds of recipients, a whole team, all people of an institution. */
  lists: 1024 * 1024,
  /** A document inside JSON, or the variables of a data dictionary. */
  document: 2 * 1024 * 1024,
} as const;

/** Bytes that a JSON body of this endpoint may have; the gateway and the service refuse what is longer. */
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
 * Every error that the endpoint may answer: those it names, and those that follow from how it is called. FORBIDDEN is
 * always one, since anyone may name a session role that they do not have.
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

/** Whether If-Match is compared with the version that is there. */
export const isGuarded = ({ guarded, versionOf }: EndpointDefinition): boolean =>
  guarded === true || versionOf !== undefined;

const takesBody = ({ body, form, bodyKind }: EndpointDefinition): boolean =>
  Boolean(body ?? form) || bodyKind === 'multipart' || bodyKind === 'bytes';

/** Every status that the endpoint may answer. */
export const listStatuses = (endpoint: EndpointDefinition): readonly number[] => [
  ...new Set([endpoint.status ?? 200, ...listErrors(endpoint).map((code) => ERROR_STATUS[code])]),
];

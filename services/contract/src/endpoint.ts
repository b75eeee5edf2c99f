/** What an endpoint descriptor is. Server validation, typed client, OpenAPI, matrix and fuzz are all made from it. */
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Role } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type ServiceName = 'core' | 'researcher' | 'staff' | 'tissue';
/** 'GET /project/{id}/': the key by which both sides name an endpoint. */
export type EndpointKey = `${Method} /${string}`;

/** Who may call at all; what they may do with one object is the policy's matter. */
export type Access = 'anyone' | 'signed-in' | readonly Role[];

/** How the body travels. A 'stream' response is a file; its schema is not parsed. */
export type BodyKind = 'json' | 'multipart';

export interface EndpointDefinition {
  readonly service: ServiceName;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly bodyKind?: BodyKind;
  readonly response?: z.ZodType;
  readonly stream?: boolean;
  readonly status?: 200 | 201 | 202 | 204;
  readonly errors?: readonly ErrorCode[];
  /** True when If-Match is honoured. */
  readonly guarded?: boolean;
}

export type EndpointMap = Readonly<Record<EndpointKey, EndpointDefinition>>;

/** Keeps the literal types of a map of endpoints. */
export function defineEndpoints<const M extends EndpointMap>(map: M): M {
  return map;
}

export function parseKey(key: EndpointKey): { method: Method; path: string } {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) };
}

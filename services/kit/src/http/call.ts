/** One call as a handler sees it: parsed by the contract, with the caller and the transaction's author. */
import {
  endpoints,
  type EndpointDefinition,
  type Endpoints,
  type PortalEndpointKey,
  type ResponseOf,
} from '@portal/contract';
import type { Context } from 'koa';
import type { z } from 'zod';
import type { Actor } from '../auth/index.ts';
import type { Author, Database } from '../database/index.ts';
import type { Logger } from '../logging.ts';
import type { AnyResource } from '../resource/definition.ts';
import type { ObjectVersion } from './seen-versions.ts';

type Parsed<K extends PortalEndpointKey, F extends string> = F extends keyof Endpoints[K]
  ? Endpoints[K][F] extends z.ZodType
    ? z.output<Endpoints[K][F]>
    : undefined
  : undefined;

export interface Call<K extends PortalEndpointKey = PortalEndpointKey> {
  readonly actor: Actor;
  readonly params: Parsed<K, 'params'>;
  readonly query: Parsed<K, 'query'>;
  readonly body: Parsed<K, 'body'>;
  /** If-Match of the request, or what its session read last where that counts; compared with the locked row by `mutation`. */
  readonly ifMatch: string | undefined;
  /** Of a call that left If-Match out and may: what its session read last, or what equals no version. */
  readonly seenVersion: string | undefined;
  /** The endpoint asks for If-Match. */
  readonly needsVersion: boolean;
  readonly correlationId: string;
  readonly author: Author;
  readonly database: Database;
  readonly log: Logger;
  /** For streams, cookies and headers; ordinary handlers leave it alone. */
  readonly context: Context;
}

export interface Answer<T> {
  readonly body: T;
  readonly etag?: string;
  /** Of a list's rows, where writes of them may leave their version out. */
  readonly versions?: readonly ObjectVersion[] | undefined;
  /** The fields of a list's rows that were asked for, where not all were. */
  readonly shown?: readonly string[];
}

/** The text of a body that the database wrote, of fields that the contract names and nothing else. */
export interface Written {
  readonly json: string;
}

/** `raw` answers wrote to the context themselves (files). */
export type HandlerResult = { readonly raw: true } | Written | Answer<unknown>;

export interface Handler {
  readonly key: PortalEndpointKey;
  readonly endpoint: EndpointDefinition;
  /** The resource that it serves, where it belongs to the generic object API. */
  readonly resource?: AnyResource;
  run(call: Call): Promise<HandlerResult>;
}

/** A handler of any shape. Prefer `query` and `mutation`. */
export function handler<K extends PortalEndpointKey>(
  key: K,
  run: (call: Call<K>) => Promise<HandlerResult>,
): Handler {
  return { key, endpoint: endpoints[key], run: (call) => run(call as unknown as Call<K>) };
}

/** A read: the result is the body. */
export const query = <K extends PortalEndpointKey>(
  key: K,
  run: (call: Call<K>) => Promise<ResponseOf<K>>,
): Handler => handler(key, async (call) => ({ body: await run(call) }));

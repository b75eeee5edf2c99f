/** One call as a handler sees it: parsed by the contract, with the caller and the author of its transaction. */
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
  /** If-Match, or the version that the session read last if that is allowed; `mutation` compares it with the row. */
  readonly ifMatch: string | undefined;
  /** Set if the call omits If-Match and may: the version that its session read last, or one that never matches. */
  readonly seenVersion: string | undefined;
  /** Whether the endpoint requires If-Match. */
  readonly needsVersion: boolean;
  readonly correlationId: string;
  readonly author: Author;
  readonly database: Database;
  readonly log: Logger;
  /** For streams, cookies and headers; ordinary handlers do not use it. */
  readonly context: Context;
}

export interface Answer<T> {
  readonly body: T;
  readonly etag?: string;
  /** Versions of a list's rows, if writes to these rows may omit If-Match. */
  readonly versions?: readonly ObjectVersion[] | undefined;
  /** The requested fields of a list's rows, if not all were requested. */
  readonly shown?: readonly string[];
}

/** The JSON text of a body that the database built. It has only fields of the contract. */
export interface Written {
  readonly json: string;
}

/** `raw` means that the handler wrote the answer to the context itself (files). */
export type HandlerResult = { readonly raw: true } | Written | Answer<unknown>;

export interface Handler {
  readonly key: PortalEndpointKey;
  readonly endpoint: EndpointDefinition;
  /** The resource of a handler that belongs to the generic object API. */
  readonly resource?: AnyResource;
  run(call: Call): Promise<HandlerResult>;
}

/** A handler of any kind. Prefer `query` and `mutation`. */
export function handler<K extends PortalEndpointKey>(
  key: K,
  run: (call: Call<K>) => Promise<HandlerResult>,
): Handler {
  return { key, endpoint: endpoints[key], run: (call) => run(call as unknown as Call<K>) };
}

/** A reading handler: its result is the body. */
export const query = <K extends PortalEndpointKey>(
  key: K,
  run: (call: Call<K>) => Promise<ResponseOf<K>>,
): Handler => handler(key, async (call) => ({ body: await run(call) }));

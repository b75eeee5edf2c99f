/**
 * Which version of an object a session was answered last: a write without If-Match is about that one, where the specification
 * lists the call without the header (decision 444). The sessions' database stores it, so it does not matter which of several
 * programs answers the read and which the write.
 */
import {
  endpoints,
  findVersionPath,
  parseKey,
  type EndpointDefinition,
  type EndpointKey,
} from '@portal/contract';
import { z } from 'zod';
import { sql, type Database } from '../database/index.ts';
import type { Logger } from '../logging.ts';

/** How many answers a program remembers to have noted already. */
const MOST_NOTED = 20_000;
/** No version of any object: a write of what was never read is compared with it and refused as stale. */
const UNREAD = 'W/"unread"';

const ENDPOINTS = Object.entries(endpoints) as [EndpointKey, EndpointDefinition][];
const readBefore = (key: EndpointKey): string =>
  parseKey((endpoints as Readonly<Record<string, EndpointDefinition>>)[key]?.versionOf ?? key).path;

/** Paths of reads whose version may be left out of a write later on. */
const VERSIONED_READS: ReadonlySet<string> = new Set(
  ENDPOINTS.flatMap(([key, { versionFromRead }]) => (versionFromRead ? [readBefore(key)] : [])),
);
const addId = (path: string): string => `${path}{id}/`;

/** The rows of this object's lists are answered with a version each. */
export const hasListedVersions = (objectName: string): boolean =>
  VERSIONED_READS.has(addId(`/${objectName}/`));

export interface ObjectVersion {
  readonly id: number | string;
  readonly etag: string;
}

export interface SeenCall {
  readonly key: EndpointKey;
  readonly method: string;
  /** As it was asked for, with an id. */
  readonly path: string;
  readonly sessionId: string | null;
}

/** What a call answered: one object, or the rows of a list. */
export interface SeenAnswer {
  readonly etag?: string | undefined;
  readonly body?: unknown;
  readonly versions?: readonly ObjectVersion[] | undefined;
}

const Identified = z.object({ id: z.union([z.number(), z.string()]) });
const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);
/** Where the version that a write names was read. */
const getPlace = ({ method, path }: SeenCall): string => withSlash(findVersionPath(method, path) ?? path);

/** The versions that a call answered, by the paths of their reads. */
function listVersions(call: SeenCall, { etag, body, versions = [] }: SeenAnswer): Map<string, string> {
  const { path } = parseKey(call.key);
  const isOfOne = path.includes('{id}');
  const read = isOfOne ? readBefore(call.key) : addId(path);
  const seen = new Map<string, string>();
  if (!VERSIONED_READS.has(read)) return seen;
  for (const row of versions) seen.set(read.replace('{id}', String(row.id)), row.etag);
  if (etag === undefined) return seen;
  if (isOfOne) seen.set(getPlace(call), etag);
  // A new object has its id in the answer alone; one that was asked for by its code has its id there too.
  const { data } = Identified.safeParse(body);
  if (data && (path === read || !isOfOne)) seen.set(read.replace('{id}', String(data.id)), etag);
  return seen;
}

export interface SeenVersions {
  /** Notes what the caller's session is about to be answered. */
  store(call: SeenCall, answer: SeenAnswer): Promise<void>;
  /** What counts where the caller named no version; undefined where that is no matter of reads. */
  find(call: SeenCall, endpoint: EndpointDefinition): Promise<string | undefined>;
}

export function createSeenVersions(database: Database, log: Logger): SeenVersions {
  /** What is noted already, so that a page that asks again costs no statement. Versions never come back. */
  const noted = new Map<string, string>();
  const remember = (mark: string, etag: string): void => {
    noted.delete(mark);
    noted.set(mark, etag);
    if (noted.size > MOST_NOTED) for (const [oldest] of noted) return void noted.delete(oldest);
  };
  return {
    async store(call, answer) {
      const { sessionId } = call;
      if (sessionId === null) return;
      const isNew = ([place, etag]: readonly [string, string]) => noted.get(`${sessionId} ${place}`) !== etag;
      const added = [...listVersions(call, answer)].filter(isNew);
      if (added.length === 0) return;
      const [places, etags] = [added.map(([place]) => place), added.map(([, etag]) => etag)];
      try {
        await database.run(
          sql`select core_api.keep_seen_versions(${sessionId}::uuid, ${places}::text[], ${etags}::text[])`,
        );
      } catch (error) {
        // The call itself succeeded. What is not noted is refused as unread later on, and never overwritten.
        log.warn({ err: error }, 'versions that a session read could not be noted');
        return;
      }
      for (const [place, etag] of added) remember(`${sessionId} ${place}`, etag);
    },
    async find(call, { versionFromRead }) {
      if (!versionFromRead) return undefined;
      if (call.sessionId === null) return UNREAD;
      const row = await database.row(
        z.object({ version: z.string().nullable() }),
        sql`select core_api.find_seen_version(${call.sessionId}::uuid, ${getPlace(call)}) as version`,
      );
      return row?.version ?? UNREAD;
    },
  };
}

/**
 * Records which version of an object was last sent to a session. If a write omits If-Match and the specification allows
 * it, the write refers to that version (decision 444). The versions are stored in the sessions' database, because
 * different processes may answer the read and the write.
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

/** How many recorded answers a process remembers. */
const MOST_NOTED = 20_000;
/** Matches no version of any object, so a write to an object that was never read is refused as stale. */
const UNREAD = 'W/"unread"';

const ENDPOINTS = Object.entries(endpoints) as [EndpointKey, EndpointDefinition][];
const readBefore = (key: EndpointKey): string =>
  parseKey((endpoints as Readonly<Record<string, EndpointDefinition>>)[key]?.versionOf ?? key).path;

/** Paths of reads whose version a later write may omit. */
const VERSIONED_READS: ReadonlySet<string> = new Set(
  ENDPOINTS.flatMap(([key, { versionFromRead }]) => (versionFromRead ? [readBefore(key)] : [])),
);
const addId = (path: string): string => `${path}{id}/`;

/** Whether lists of this object have a version for each row. */
export const hasListedVersions = (objectName: string): boolean =>
  VERSIONED_READS.has(addId(`/${objectName}/`));

export interface ObjectVersion {
  readonly id: number | string;
  readonly etag: string;
}

export interface SeenCall {
  readonly key: EndpointKey;
  readonly method: string;
  /** The requested path, with its id. */
  readonly path: string;
  readonly sessionId: string | null;
}

/** The answer of a call: one object, or the rows of a list. */
export interface SeenAnswer {
  readonly etag?: string | undefined;
  readonly body?: unknown;
  readonly versions?: readonly ObjectVersion[] | undefined;
}

const Identified = z.object({ id: z.union([z.number(), z.string()]) });
const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);
/** The path of the read that returns the version for a write. */
const getPlace = ({ method, path }: SeenCall): string => withSlash(findVersionPath(method, path) ?? path);

/** The versions in an answer, by the path of their read. */
function listVersions(call: SeenCall, { etag, body, versions = [] }: SeenAnswer): Map<string, string> {
  const { path } = parseKey(call.key);
  const isOfOne = path.includes('{id}');
  const read = isOfOne ? readBefore(call.key) : addId(path);
  const seen = new Map<string, string>();
  if (!VERSIONED_READS.has(read)) return seen;
  for (const row of versions) seen.set(read.replace('{id}', String(row.id)), row.etag);
  if (etag === undefined) return seen;
  if (isOfOne) seen.set(getPlace(call), etag);
  // The id of a new object is only in the answer, and so is the id of an object that was requested by its code.
  const { data } = Identified.safeParse(body);
  if (data && (path === read || !isOfOne)) seen.set(read.replace('{id}', String(data.id)), etag);
  return seen;
}

export interface SeenVersions {
  /** Records the versions that the caller's session is about to receive. */
  store(call: SeenCall, answer: SeenAnswer): Promise<void>;
  /** The version for a call that omits it; undefined if versions from reads do not apply to the call. */
  find(call: SeenCall, endpoint: EndpointDefinition): Promise<string | undefined>;
}

export function createSeenVersions(database: Database, log: Logger): SeenVersions {
  /** Versions already recorded, so that repeated reads need no statement. An old version never becomes current. */
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
        // The call itself succeeded. An unrecorded version is later refused as unread, so nothing is overwritten.
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

/**
 * Which version of an object a session was answered last, by this program: a write without If-Match is about that one, where
 * the specification lists the call without the header (decision 444).
 */
import {
  endpoints,
  findVersionPath,
  parseKey,
  type EndpointDefinition,
  type EndpointKey,
} from '@portal/contract';

const MOST_KEPT = 20_000;
/** No version of any object: what was never read is compared with it, and told. */
const UNREAD = 'W/"unread"';

const TAKING = (Object.entries(endpoints) as [EndpointKey, EndpointDefinition][]).filter(
  ([, endpoint]) => endpoint.versionFromRead,
);
/** Reads whose version may be left out of a write later on, and those writes, which answer the next one. */
const KEPT: ReadonlySet<string> = new Set(
  TAKING.flatMap(([key, { versionOf }]) => [key, versionOf ?? `GET ${parseKey(key).path}`]),
);

interface SeenCall {
  readonly key: string;
  readonly method: string;
  /** As it was asked for, with an id. */
  readonly path: string;
  readonly sessionId: string | null;
}

export interface SeenVersions {
  keep(call: SeenCall, etag: string | undefined): void;
  /** What counts where the caller named no version; undefined where that is no matter of reads. */
  find(call: SeenCall, endpoint: EndpointDefinition): string | undefined;
}

const placeOf = ({ method, path, sessionId }: SeenCall): string => {
  const place = findVersionPath(method, path) ?? path;
  return `${sessionId} ${place.endsWith('/') ? place : `${place}/`}`;
};

export function createSeenVersions(): SeenVersions {
  /** The one that was used least lately comes first. */
  const kept = new Map<string, string>();
  const put = (place: string, etag: string): void => {
    kept.delete(place);
    kept.set(place, etag);
    if (kept.size > MOST_KEPT) for (const [oldest] of kept) return void kept.delete(oldest);
  };
  return {
    keep(call, etag) {
      if (etag !== undefined && call.sessionId !== null && KEPT.has(call.key)) put(placeOf(call), etag);
    },
    find: (call, { versionFromRead }) => (versionFromRead ? (kept.get(placeOf(call)) ?? UNREAD) : undefined),
  };
}

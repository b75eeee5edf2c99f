/**
 * What pages report of the versions that they run (decision 411). The gateway lets through what is reported of a version that it
 * gave to this very session, counts it for Prometheus, and hands it to core, which stores it for all gateways together.
 */
import { BODY_LIMITS, ReleaseBeacon, type ReleaseCount } from '@portal/contract';
import { say } from '@portal/kit';
import { refuseWith, send, type PassingParts, type Visit } from '../pass.ts';
import { refuse } from '../refuse.ts';
import { refusals } from '../texts/en/refusals.ts';
import type { Limit } from '../limits/rate-limits.ts';
import type { HttpMethod } from '../proxy/http-method.ts';
import { readBody } from '../proxy/request-body.ts';
import type { SessionPlaces } from '../static/session-bucket.ts';
import type { ReleaseStore } from './release-store.ts';

/** Reports of one network: an office of some hundred people, each of whom reports twice a minute at most. */
export const BEACON_LIMIT: Limit = { requests: 600, seconds: 60 };

export interface BeaconParts extends PassingParts {
  store: ReleaseStore;
  sessions: SessionPlaces;
  /** Seconds to wait for a network that reports too much. */
  beaconLimit: (address: string) => Promise<number | undefined>;
}

/** Answers 204 whatever of it counts: the sender cannot know which count. */
export async function passBeacon(parts: BeaconParts, visit: Visit, method: HttpMethod): Promise<void> {
  const { request, response, id } = visit;
  if (method !== 'POST')
    return refuse(response, 'METHOD_NOT_ALLOWED', () => say(refusals.method, { method }), id);
  const wait = await parts.beaconLimit(visit.client);
  if (wait !== undefined) return refuseWith(parts, visit, 'TOO_MANY_REQUESTS');
  const read = await readBody(request, BODY_LIMITS.beacon, parts.timeouts);
  if (read.kind === 'gone') return undefined;
  if (read.kind !== 'whole')
    return refuseWith(parts, visit, read.kind === 'too slow' ? 'TOO_SLOW' : 'TOO_LARGE');
  const beacon = readBeacon(read.bytes);
  if (beacon === undefined) return refuse(response, 'INVALID_INPUT', () => say(refusals.notUnderstood), id);
  const counts = findGiven(parts, visit, beacon.counts);
  for (const count of counts) parts.metrics.recordReleaseCount(count);
  if (counts.length === 0) {
    response.writeHead(204).end();
    return undefined;
  }
  const body = Buffer.from(JSON.stringify({ counts }));
  return send(
    parts,
    visit,
    { service: 'core', endpoints: new Map() },
    {
      method,
      body,
      isTransfer: false,
      path: '/internal/release-visit/',
      headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
    },
  );
}

function readBeacon(bytes: Buffer): ReleaseBeacon | undefined {
  try {
    const parsed = ReleaseBeacon.safeParse(JSON.parse(bytes.toString('utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What is reported of a version that this session has, with the beginning of the trial that it is part of. While an app is
 * tried, both sides count only of pages that were served here, to that network: the person who came before the trial is left out.
 */
function findGiven(
  { store, sessions }: Pick<BeaconParts, 'store' | 'sessions'>,
  { request, client }: Pick<Visit, 'request' | 'client'>,
  counts: readonly ReleaseCount[],
): (ReleaseCount & { trial: string | null })[] {
  const place = sessions.readPlace(request.headers.cookie);
  const isServed = place !== undefined && sessions.hasTicket(request.headers.cookie, place, client);
  return counts
    .map((count) => ({ ...count, trial: store.pointer(count.app)?.canary?.since ?? null }))
    .filter(
      ({ app, version, trial }) =>
        (trial === null || isServed) && store.versionFor(app, place ?? 1) === version,
    );
}

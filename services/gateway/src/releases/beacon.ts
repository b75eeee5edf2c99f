/**
 * Receives the reports of pages about the versions that they run (decision 411). The gateway accepts a report only for
 * a version that it served to the same session. It counts the report for Prometheus and sends it to core, which stores
 * the reports of all gateways.
 */
import { BODY_LIMITS, ReleaseBeacon, type ReleaseCount } from '@portal/contract';
import { say } from '@portal/kit';
import { refuseWith, send, type PassingParts, type Visit } from '../pass.ts';
import { refuse } from '../refuse.ts';
import { refusals } from '../texts/en/refusals.ts';
import type { Limit } from '../limits/rate-limits.ts';
import type { HttpMethod } from '../proxy/http-method.ts';
import { readBody } from '../proxy/request-body.ts';
import type { SessionBuckets } from '../static/session-bucket.ts';
import type { ReleaseStore } from './release-store.ts';

/** Limit for one network: an office of some hundred people, each of whom reports at most twice a minute. */
export const BEACON_LIMIT: Limit = { requests: 600, seconds: 60 };

export interface BeaconParts extends PassingParts {
  store: ReleaseStore;
  sessions: SessionBuckets;
  /** Returns the seconds to wait if a network reports too much. */
  beaconLimit: (address: string) => Promise<number | undefined>;
}

/** Always answers 204, whichever reports are counted, because the sender cannot know. */
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
  const counts = filterServedVersions(parts, visit, beacon.counts);
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
 * The reported counts for versions that this session was given, each with the start of the app's trial. During a trial,
 * only pages served by this gateway to the same network count, for both versions. Pages loaded before the trial are
 * left out.
 */
function filterServedVersions(
  { store, sessions }: Pick<BeaconParts, 'store' | 'sessions'>,
  { request, client }: Pick<Visit, 'request' | 'client'>,
  counts: readonly ReleaseCount[],
): (ReleaseCount & { trial: string | null })[] {
  const place = sessions.readBucket(request.headers.cookie);
  const isServed = place !== undefined && sessions.hasTicket(request.headers.cookie, place, client);
  return counts
    .map((count) => ({ ...count, trial: store.pointer(count.app)?.canary?.since ?? null }))
    .filter(
      ({ app, version, trial }) =>
        (trial === null || isServed) && store.versionFor(app, place ?? 1) === version,
    );
}

/** Where the milliseconds of one list go: gateway, session, SQL, and what the service does with the rows. */
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PortalClient } from '../client/portal-client.ts';
import { readTimings } from './statements.ts';

const CALLS = 40;
const WARM = 20;
const LIST = '/request/?limit=30&ordering=-submission_date&status__in=2,3';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Medians of a list of 30, one call at a time; needs a portal that writes its statements down. */
export async function profileList(client: PortalClient, log: string): Promise<Record<string, string>[]> {
  const calls: { whole: number; service: number; session: number; sql: number }[] = [];
  for (let call = 0; call < WARM + CALLS; call += 1) {
    const size = statSync(log).size;
    const started = performance.now();
    const { headers } = await client.call(`GET ${LIST}`);
    const whole = performance.now() - started;
    await sleep(20);
    const timings = readTimings(log, size);
    const took = (pattern: RegExp): number =>
      timings
        .filter(({ answered }) => pattern.test(answered))
        .reduce((sum, { from, to }) => sum + to - from, 0);
    const service = Number(/dur=([\d.]+)/.exec(headers.get('server-timing') ?? '')?.[1] ?? 0);
    if (call < WARM) continue;
    calls.push({ whole, service, session: took(/session_actor/), sql: took(/as results/) });
  }
  const part = (what: string, of: (call: (typeof calls)[number]) => number) => ({
    part: what,
    ms: median(calls.map(of)).toFixed(2),
  });
  return [
    part('gateway and transport', ({ whole, service }) => whole - service),
    part('session', ({ session }) => session),
    part('SQL of the list, rows read', ({ sql }) => sql),
    part('building, presenting, parsing, writing', ({ service, session, sql }) => service - session - sql),
    part('whole', ({ whole }) => whole),
  ];
}

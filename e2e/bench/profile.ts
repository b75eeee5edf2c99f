/** Splits the milliseconds of one call into gateway, session, transaction, SQL, and the service's own work. */
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from './load.ts';
import { median } from './median.ts';
import type { Operation } from './operations.ts';
import { readTimings, type Timing } from './statements.ts';

export const PROFILED_CALLS = 45;
const WARM = 20;
const PROFILED = ['list of 30', 'read', 'create', 'create a draft', 'decide'];

interface Parts {
  readonly whole: number;
  readonly service: number;
  readonly session: number;
  readonly transaction: number;
  readonly sql: number;
  readonly statements: number;
}

/** Medians for each operation, one call at a time; needs a portal with SQL_LOG_FILE. */
export async function profileCalls(
  url: string,
  log: string,
  operations: readonly Operation[],
): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  for (const operation of operations.filter(({ name }) => PROFILED.includes(name))) {
    const calls: Parts[] = [];
    for (const target of chooseTargets(operation)) calls.push(await measureCall(url, log, operation, target));
    const part = (of: (call: Parts) => number): string => median(calls.slice(WARM).map(of)).toFixed(2);
    rows.push({
      call: operation.name,
      'gateway, transport': part(({ whole, service }) => whole - service),
      session: part(({ session }) => session),
      'begin, author, commit': part(({ transaction }) => transaction),
      SQL: part(({ sql }) => sql),
      'building, parsing, writing': part(
        ({ service, session, transaction, sql }) => service - session - transaction - sql,
      ),
      whole: part(({ whole }) => whole),
      statements: median(calls.map(({ statements }) => statements)).toFixed(0),
    });
  }
  return rows;
}

/** Uses the last targets, because the load test uses the first and a request can be decided only once. */
const chooseTargets = ({ target, targets }: Operation): readonly Target[] =>
  targets ? targets.slice(-PROFILED_CALLS) : Array.from({ length: PROFILED_CALLS }, () => target);

async function measureCall(url: string, log: string, { as }: Operation, target: Target): Promise<Parts> {
  const size = statSync(log).size;
  const started = performance.now();
  const response = await fetch(`${url}${target.path}`, {
    method: target.method,
    headers: { Authorization: `Bearer ${as.token}`, 'Content-Type': 'application/json', ...target.headers },
    ...(target.body ? { body: target.body } : {}),
  });
  await response.arrayBuffer();
  const whole = performance.now() - started;
  if (!response.ok) throw new Error(`${target.method} ${target.path}: ${response.status}`);
  await sleep(30);
  const timings = ownTimings(readTimings(log, size));
  const took = (belongs: (text: string) => boolean): number =>
    timings.filter(({ answered }) => belongs(answered)).reduce((sum, { from, to }) => sum + to - from, 0);
  const isSession = (text: string): boolean => text.includes('session_actor');
  const isTransaction = (text: string): boolean => /^(begin|commit|select set_config)/i.test(text);
  return {
    whole,
    service: Number(/dur=([\d.]+)/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? 0),
    session: took(isSession),
    transaction: took(isTransaction),
    sql: took((text) => !isSession(text) && !isTransaction(text)),
    statements: timings.length,
  };
}

/** Statements after the first commit belong to background jobs. */
function ownTimings(timings: readonly Timing[]): readonly Timing[] {
  const end = timings.findIndex(({ answered }) => /^commit/i.test(answered));
  return end === -1 ? timings : timings.slice(0, end + 1);
}

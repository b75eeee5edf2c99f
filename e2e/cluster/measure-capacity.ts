/**
 * Measures how many calls a second the cluster answers with 99 % of them within 300 ms, and which programs are busy at
 * that load.
 */
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { printTable } from '../bench/table.ts';
import { isFailure, percentile } from './measurements.ts';
import { createLedger, listOperations } from './operations.ts';
import type { People } from './people.ts';
import { listPrograms, type Cluster } from './programs.ts';
import { startLoad } from './workload.ts';

const LIMIT_MS = 300;
const STEP_SECONDS = 20;
const TICKS_PER_SECOND = 100;

/** Doubles the load until it is too slow, then halves the steps. */
export async function measureCapacity(cluster: Cluster, people: People, name: string): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  let good = 0;
  let step = 25;
  for (let perSecond = step; step >= 6;) {
    const { row, isGood } = await measureAt(cluster, people, perSecond);
    rows.push(row);
    if (isGood) good = perSecond;
    else step = Math.floor(step / 2);
    perSecond = good + step;
  }
  printTable(`Capacity of ${name}: ${good} calls a second with p99 below ${LIMIT_MS} ms`, rows);
}

async function measureAt(cluster: Cluster, people: People, perSecond: number) {
  const before = readTimes(cluster);
  const load = startLoad(
    listOperations({ ...people, marker: `Cap${Date.now()}` }, createLedger()),
    perSecond,
  );
  await pause(STEP_SECONDS * 1000);
  const busy = compareTimes(before, readTimes(cluster));
  await load.stop();
  const p99 = percentile(
    load.outcomes.map(({ took }) => took),
    0.99,
  );
  const failed = load.outcomes.filter(isFailure).length;
  return {
    isGood: p99 < LIMIT_MS && failed === 0,
    row: {
      'calls a second': perSecond,
      'p99 ms': Math.round(p99),
      failed,
      [`busiest, in % of a core of ${os.cpus().length}`]: busy,
    },
  };
}

type Times = ReadonlyMap<string, number>;

/** Processor seconds used by each kind of program, including its ended child processes. */
function readTimes(cluster: Cluster): Times {
  const times = new Map<string, number>();
  for (const { pid, command } of listPrograms(cluster)) {
    const name = getName(command);
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      const ticks = Number(fields[11]) + Number(fields[12]);
      times.set(name, (times.get(name) ?? 0) + ticks / TICKS_PER_SECOND);
    } catch {
      // The process ended after it was listed.
    }
  }
  return times;
}

function getName(command: string): string {
  const packageName = /services\/([a-z]+)\/src\/main/.exec(command)?.[1];
  return packageName ?? /^\S*?(postgres|haproxy|pgbouncer|etcd|patroni)/.exec(command)?.[1] ?? 'other';
}

const compareTimes = (before: Times, after: Times): string =>
  [...after]
    .map(([name, seconds]) => [name, ((seconds - (before.get(name) ?? 0)) / STEP_SECONDS) * 100] as const)
    .filter(([, share]) => share >= 1)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 6)
    .map(([name, share]) => `${name} ${share.toFixed(0)}`)
    .join(', ');

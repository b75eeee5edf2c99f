/**
 * Runs fifty calls a second while each part fails in turn. Then checks that every acknowledged write exists exactly
 * once.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { printTable } from '../bench/table.ts';
import { FAULTS } from './faults.ts';
import { summarize, summarizeOperations, type Phase } from './measurements.ts';
import { createLedger, listOperations } from './operations.ts';
import type { People } from './people.ts';
import type { Cluster } from './programs.ts';
import { countServing, untilWhole } from './serving.ts';
import { verify } from './verify.ts';
import { startLoad } from './workload.ts';

export interface Pace {
  readonly perSecond: number;
  /** Duration of each fault, including the recovery after it. */
  readonly seconds: number;
}

/** @returns what breaks a promise, one line each */
export async function endureFaults(cluster: Cluster, people: People, pace: Pace): Promise<string[]> {
  const marker = `Load${Date.now().toString(36)}`;
  const ledger = createLedger();
  const load = startLoad(listOperations({ ...people, marker }, ledger), pace.perSecond);
  const phases: Phase[] = [];
  const serving = await countServing(cluster);
  const watch = async (name: string, mostSeconds: number, only: Phase['only'], run: () => Promise<void>) => {
    const from = load.now();
    await run();
    await untilWhole(cluster, serving);
    const whole = load.now() - from;
    await pause(Math.max(0, from + pace.seconds * 1000 - load.now()));
    phases.push({ name, from, until: load.now(), mostSeconds, only });
    console.log(`${name}: whole again after ${(whole / 1000).toFixed(1)} s`);
  };

  await watch('calm', 0, undefined, () => Promise.resolve());
  for (const { name, mostSeconds, only, run } of FAULTS)
    await watch(name, mostSeconds, only, () => run(cluster));
  await watch('calm again', 0, undefined, () => Promise.resolve());
  await load.stop();

  const summaries = phases.map((phase) => summarize(phase, load.outcomes));
  printTable(
    `${load.outcomes.length} calls at ${pace.perSecond} a second`,
    summaries.map(({ row }) => row),
  );
  printTable('By call', summarizeOperations(load.outcomes));
  const verdicts = await verify(ledger, people, marker);
  printTable(
    'Writes',
    verdicts.map(({ lost, doubled, ...counts }) => ({
      ...counts,
      lost: lost.length,
      doubled: doubled.length,
    })),
  );
  return [
    ...summaries.flatMap(({ row, faults }) => faults.map((fault) => `${row.phase}: ${fault}`)),
    ...verdicts.flatMap(({ writes, lost, doubled }) => [
      ...lost.map((name) => `${writes}: ${name} was acknowledged and is gone`),
      ...doubled.map((name) => `${writes}: ${name} is there twice`),
    ]),
  ];
}

/** Measures the start of the portal, its memory, and the size of its packages. Linux only. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { REPOSITORY, type PortalUnderTest } from '../portal.ts';
import { readTreeMemory } from './memory.ts';

/** For a machine of two cores with nothing beside the portal. A line above its bound fails, one above its goal is only marked. */
const TARGETS = {
  first: { what: 'first start, empty data folder, s', goal: 25, bound: 90 },
  warm: { what: 'warm start, s', goal: 4, bound: 10 },
  memory: { what: 'memory a minute after a warm start, MB', goal: 650, bound: 900 },
  packages: { what: 'packages of npm ci, MB', goal: 700, bound: 1000 },
} as const;

export interface StartTable {
  readonly rows: Readonly<Record<string, string | number>>[];
  /** A line for each figure above its bound. */
  readonly missed: readonly string[];
}

/**
 * @param start starts the portal on the data folder of the run, which is empty at the first call
 * @param look is given the portal of the first start, before it is stopped
 */
export async function measureStart(
  start: () => Promise<PortalUnderTest>,
  look: (portal: PortalUnderTest) => Promise<void>,
): Promise<StartTable> {
  const first = await start();
  try {
    await look(first);
  } finally {
    await first.stop();
  }
  const warm = await start();
  await pause(60_000);
  const memory = readTreeMemory(warm.process.pid ?? 0);
  await warm.stop();
  const packages = execFileSync('du', ['-sm', path.join(REPOSITORY, 'node_modules')], { encoding: 'utf8' });
  const measured = {
    first: first.startedIn / 1000,
    warm: warm.startedIn / 1000,
    memory,
    packages: Number.parseInt(packages, 10),
  };
  const lines = (Object.keys(TARGETS) as (keyof typeof TARGETS)[]).map((name) => ({
    ...TARGETS[name],
    value: measured[name],
  }));
  return {
    rows: lines.map(({ what, value, goal, bound }) => ({
      start: what,
      measured: value.toFixed(1),
      goal,
      bound,
      '': value > goal ? 'above its goal' : '',
    })),
    missed: lines
      .filter(({ value, bound }) => value > bound)
      .map(({ what, value }) => `${what}: ${value.toFixed(1)}`),
  };
}

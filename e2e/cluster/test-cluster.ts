/**
 * `npm run test:cluster`: runs a cluster under 50 calls a second while its parts are killed one after the other, then
 * upgrades it, and loads it until it is slow. Prints the results and exits with 1 if a promise is broken. Needs the
 * same programs as `npm run cluster`. The browser tests of independently deploying teams (`npm run test:canary`) run
 * last. `--only faults,upgrade,capacity,teams` selects parts, `--seconds 25` is the time for each fault, `--calls 50`
 * the calls a second.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startPortal, type PortalOptions } from '../portal.ts';
import { endureFaults } from './endure-faults.ts';
import { measureCapacity } from './measure-capacity.ts';
import { findPeople, type People } from './people.ts';
import type { Cluster } from './programs.ts';
import { upgradeRolling } from './upgrade.ts';

const PORT = 8094;
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'faults,upgrade,capacity,teams' },
    seconds: { type: 'string', default: '25' },
    calls: { type: 'string', default: '50' },
  },
});
const isAsked = (part: string): boolean => values.only.split(',').includes(part);
const pace = { perSecond: Number(values.calls), seconds: Number(values.seconds) };

const broken: string[] = [];
if (['upgrade', 'faults', 'capacity'].some(isAsked))
  await run({ script: 'cluster' }, async (cluster, people) => {
    if (isAsked('upgrade')) broken.push(...(await upgradeRolling(cluster, people, pace)));
    if (isAsked('faults')) broken.push(...(await endureFaults(cluster, people, pace)));
    if (isAsked('capacity')) await measureCapacity(cluster, people, 'two of each');
  });
if (isAsked('capacity'))
  await run({}, (cluster, people) => measureCapacity(cluster, people, 'one of each, without balancer'));
if (isAsked('teams') && spawnSync('npm', ['run', 'test:canary'], { stdio: 'inherit' }).status !== 0)
  broken.push('the tests of teams that deploy alone, above');
console.log(broken.length === 0 ? '\nAll promises are kept.' : `\nBroken:\n${broken.join('\n')}`);
process.exitCode = broken.length === 0 ? 0 : 1;

/** Starts a cluster, runs `work` with it and stops it. */
async function run(
  options: Pick<PortalOptions, 'script'>,
  work: (cluster: Cluster, people: People) => Promise<void>,
): Promise<void> {
  // The whole load comes from one address here, so the limits for an address are off.
  const environment = { LIMIT_AT_ONCE: 'off', LIMIT_TRANSFERS: 'off' };
  const portal = await startPortal({ ...options, environment, port: PORT, silence: 600_000 });
  try {
    const cluster = { pid: portal.process.pid ?? 0, dataDir: portal.dataDir, url: portal.url };
    await work(cluster, await findPeople(portal.url));
  } finally {
    await portal.stop();
  }
}

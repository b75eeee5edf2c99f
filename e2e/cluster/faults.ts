/** The faults caused under load, and for how long calls may fail after each of them. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVICES } from '@portal/contract';
import { findProgram, findServer, isReplicated, type Cluster } from './programs.ts';

export interface Fault {
  readonly name: string;
  /** Seconds after the fault during which calls may fail. */
  readonly mostSeconds: number;
  /** The operations that may fail; by default all. */
  readonly only?: readonly string[];
  /** Causes the fault. Resolves when it is over, or earlier if the cluster recovers on its own. */
  readonly run: (cluster: Cluster) => Promise<void>;
}

const kill = (name: string, command: RegExp, mostSeconds: number): Fault => ({
  name: `kill -9 ${name}`,
  mostSeconds,
  run: (cluster) => {
    process.kill(findProgram(cluster, command).pid, 'SIGKILL');
    return Promise.resolve();
  },
});
const main = (packageName: string): RegExp => new RegExp(`services/${packageName}/src/main`);
/** Each run kills the process that has been running longest, so two runs kill both processes. */
const killBoth = (packageName: string): Fault[] =>
  ['first', 'second'].map((which) => kill(`${packageName}, the ${which}`, main(packageName), 5));

/** The faults, in the order in which they are caused. */
export const FAULTS: readonly Fault[] = [
  ...SERVICES.flatMap(killBoth),
  ...killBoth('gateway'),
  kill('balancer', /^haproxy /, 5),
  kill('pooler, the first', /^(\/\S*)?pgbouncer /, 10),
  kill('pooler, the second', /^(\/\S*)?pgbouncer /, 10),
  kill('etcd', /^etcd /, 10),
  kill('inbox', main('fakes'), 0),
  { ...kill('file server', /cluster\/src\/programs\/bucket\.main/, 10), only: ['upload'] },
  { name: 'primary database killed', mostSeconds: 40, run: killPrimary },
  { name: 'standby lost and built anew', mostSeconds: 10, run: rebuildStandby },
  // The old balancer closes its last database connections when it exits, which ends running statements.
  { name: 'balancer switched', mostSeconds: 75, run: switchBalancer },
  { name: 'file server away for a minute', mostSeconds: 75, only: ['upload'], run: pauseFileServer },
];

async function killPrimary(cluster: Cluster): Promise<void> {
  process.kill(findServer(cluster, 'primary').pid, 'SIGKILL');
  await untilReplicated(cluster);
}

async function rebuildStandby(cluster: Cluster): Promise<void> {
  const { pid: server, folder } = findServer(cluster, 'standby');
  const name = path.basename(path.dirname(folder));
  const keeper = findProgram(cluster, new RegExp(`patroni .*/${name}/patroni\\.yml`));
  for (const program of [keeper.pid, server]) process.kill(program, 'SIGKILL');
  await pause(500);
  rmSync(folder, { recursive: true, force: true });
  await untilReplicated(cluster);
}

/**
 * Starts another balancer on the same ports. The first one finishes its connections and exits; then the cluster starts
 * its own balancer again.
 */
async function switchBalancer(cluster: Cluster): Promise<void> {
  const first = findProgram(cluster, /^haproxy /).pid;
  // Ports can be shared only by processes of the same user, so the balancer runs as the same user.
  const as = ['--reuid', 'haproxy', '--regid', 'haproxy', '--init-groups', '--'];
  const settings = path.join(cluster.dataDir, 'balancer/haproxy.cfg');
  const other = spawn('setpriv', [...as, 'haproxy', '-db', '-f', settings], { stdio: 'ignore' });
  await pause(2000);
  process.kill(first, 'SIGUSR1');
  // The balancer closes idle database connections after half a minute.
  await untilGone(first);
  await pause(3000);
  other.kill('SIGUSR1');
  await untilGone(other.pid ?? 0);
}

async function pauseFileServer(cluster: Cluster): Promise<void> {
  const server = findProgram(cluster, /cluster\/src\/programs\/bucket\.main/).pid;
  process.kill(server, 'SIGSTOP');
  await pause(60_000);
  process.kill(server, 'SIGCONT');
}

const GONE_WITHIN = 90_000;
async function untilGone(pid: number): Promise<void> {
  const end = Date.now() + GONE_WITHIN;
  while (existsSync(`/proc/${pid}`)) {
    if (Date.now() > end) throw new Error(`${pid} does not end`);
    await pause(200);
  }
}

const REPLICATED_WITHIN = 90_000;
async function untilReplicated(cluster: Cluster): Promise<void> {
  const end = Date.now() + REPLICATED_WITHIN;
  await pause(1000);
  while (!isReplicated(cluster)) {
    if (Date.now() > end) throw new Error('no standby follows the primary after 90 seconds');
    await pause(500);
  }
}

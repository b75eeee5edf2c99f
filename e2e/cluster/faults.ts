/** What is broken while people work, and for how long they may notice. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVICES } from '@portal/contract';
import { findProgram, findServer, isReplicated } from './programs.ts';

/** The cluster under test. */
export interface Broken {
  /** Of its command. */
  readonly pid: number;
  readonly dataDir: string;
  readonly url: string;
}

export interface Fault {
  readonly name: string;
  /** Seconds within which calls may fail. */
  readonly mostSeconds: number;
  /** Which calls may fail; all unless told. */
  readonly only?: readonly string[];
  /** Breaks it; returns once it is whole again, or mends itself. */
  run(cluster: Broken): Promise<void>;
}

const kill = (name: string, command: RegExp, mostSeconds: number): Fault => ({
  name: `kill -9 ${name}`,
  mostSeconds,
  run({ pid }) {
    process.kill(findProgram(pid, command).pid, 'SIGKILL');
    return Promise.resolve();
  },
});
const main = (room: string): RegExp => new RegExp(`services/${room}/src/main`);
/** The one that runs longest is killed each time, so that twice means both. */
const killBoth = (room: string): Fault[] =>
  ['first', 'second'].map((which) => kill(`${room}, the ${which}`, main(room), 5));

/** In the order in which they come. */
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
  { name: 'balancer switched', mostSeconds: 0, run: switchBalancer },
  { name: 'file server away for a minute', mostSeconds: 75, only: ['upload'], run: holdFileServer },
];

async function killPrimary({ pid }: Broken): Promise<void> {
  process.kill(findServer(pid, 'primary').pid, 'SIGKILL');
  await untilReplicated(pid);
}

async function rebuildStandby({ pid }: Broken): Promise<void> {
  const { pid: server, folder } = findServer(pid, 'standby');
  const name = path.basename(path.dirname(folder));
  const keeper = findProgram(pid, new RegExp(`patroni .*/${name}/patroni\\.yml`));
  for (const program of [keeper.pid, server]) process.kill(program, 'SIGKILL');
  await pause(500);
  rmSync(folder, { recursive: true, force: true });
  await untilReplicated(pid);
}

/** Another balancer on the same ports; the first finishes what it began, and the cluster starts its own anew. */
async function switchBalancer({ pid, dataDir }: Broken): Promise<void> {
  const first = findProgram(pid, /^haproxy /).pid;
  const other = spawn('haproxy', ['-db', '-f', path.join(dataDir, 'balancer/haproxy.cfg')], {
    stdio: 'ignore',
  });
  await pause(2000);
  process.kill(first, 'SIGUSR1');
  await pause(5000);
  other.kill('SIGUSR1');
}

async function holdFileServer({ pid }: Broken): Promise<void> {
  const server = findProgram(pid, /cluster\/src\/programs\/bucket\.main/).pid;
  process.kill(server, 'SIGSTOP');
  await pause(60_000);
  process.kill(server, 'SIGCONT');
}

const REPLICATED_WITHIN = 90_000;
async function untilReplicated(pid: number): Promise<void> {
  const end = Date.now() + REPLICATED_WITHIN;
  await pause(1000);
  while (!isReplicated(pid)) {
    if (Date.now() > end) throw new Error('no standby follows the primary after 90 seconds');
    await pause(500);
  }
}

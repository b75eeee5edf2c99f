/**
 * Measures the processor time of one call of the list of requests, by program. It compares the baseline, the researcher
 * service alone, and the service through the gateway, each with all fields and with the baseline's fields. Processor
 * time is used because another program on the machine slows a call down but hardly changes its processor time. The
 * variants take turns, so that other load affects all of them equally. Linux only.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownerUrl, startBaseline, type BaselineServer } from './baseline-server.ts';
import type { Row } from './compare.ts';
import { measure, type Load } from './load.ts';
import { median } from './median.ts';
import { BASELINE_FIELDS, type Operation } from './operations.ts';
import type { Plan } from './statements.ts';

const OPERATIONS = ['list of 10', 'list of 30'];
const ROUNDS = 5;
const SECONDS = 2;
const WARM_SECONDS = 3;

/**
 * Ratio of the baseline's processor time to that of the call: 1 is as cheap as the baseline. The goal is what lists
 * should reach (docs/speed.md says why they do not); below its bound a line fails.
 */
export const SHARES = {
  service: { goal: 0.85, bound: 0.45 },
  gateway: { goal: 0.75, bound: 0.35 },
} as const;
type Limits = (typeof SHARES)[keyof typeof SHARES];

/** The part of the launcher's run file that names the running programs. */
interface Running {
  readonly postgres: { readonly pid: number };
  readonly programs: Readonly<Record<string, { readonly pid: number; readonly port: number }>>;
}

interface Measured {
  readonly dataDir: string;
  readonly folder: string;
  readonly url: string;
  readonly connections: number;
  readonly operations: readonly Operation[];
  readonly baseline: Readonly<Record<string, Plan>>;
}

export interface Shares {
  readonly rows: Row[];
  /** A line for each variant that misses its bound. */
  readonly missed: readonly string[];
}

export async function measureShares(given: Measured): Promise<Shares> {
  const planFile = path.join(given.folder, 'shares.json');
  writeFileSync(
    planFile,
    JSON.stringify(Object.fromEntries(OPERATIONS.map((name) => [getName(name), given.baseline[name]]))),
  );
  const bare = await startBaseline(ownerUrl(given.dataDir), planFile);
  try {
    const lines: Shares[] = [];
    for (const operation of given.operations.filter(({ name }) => OPERATIONS.includes(name)))
      lines.push(await measureOperation(given, operation, bare));
    return { rows: lines.flatMap(({ rows }) => rows), missed: lines.flatMap(({ missed }) => missed) };
  } finally {
    bare.stop();
  }
}

const getName = (operation: string): string => operation.replaceAll(' ', '-');

type Times = Readonly<Record<'PostgreSQL' | 'service' | 'gateway' | 'floor', number>>;
interface Form {
  readonly what: string;
  readonly load: Load;
  readonly limits?: Limits;
  readonly rounds: { readonly perSecond: number; readonly times: Times }[];
}

async function measureOperation(
  given: Measured,
  { name, as, target }: Operation,
  bare: BaselineServer,
): Promise<Shares> {
  const running = JSON.parse(readFileSync(path.join(given.dataDir, 'run.json'), 'utf8')) as Running;
  const { researcher, gateway } = running.programs;
  if (!researcher || !gateway) throw new Error('no researcher service and gateway run on this data folder');
  const headers = { Authorization: `Bearer ${as.token}` };
  const whole = target.path.replace(/&fields=[^&]*/, '');
  const narrow = `${whole}&fields=${BASELINE_FIELDS.join()}`;
  const service = `http://127.0.0.1:${researcher.port}`;
  const form = (what: string, url: string, limits?: Limits): Form => ({
    what,
    load: { url, headers, connections: given.connections },
    ...(limits === undefined ? {} : { limits }),
    rounds: [],
  });
  const baseline = form('floor', `${bare.url}/${getName(name)}`);
  const forms = [
    baseline,
    form('service, all fields', `${service}${whole.replace(/^\/api/, '')}`),
    form('service, those of the floor', `${service}${narrow.replace(/^\/api/, '')}`, SHARES.service),
    form('gateway, all fields', `${given.url}${whole}`),
    form('gateway, those of the floor', `${given.url}${narrow}`, SHARES.gateway),
  ];
  const read = (): Times => ({
    PostgreSQL: readChildren(running.postgres.pid),
    service: readTime(researcher.pid),
    gateway: readTime(gateway.pid),
    floor: readTime(bare.pid),
  });
  for (const { load } of forms) await measure({ ...load, seconds: WARM_SECONDS });
  for (let round = 0; round < ROUNDS; round += 1) for (const one of forms) await measureRound(one, read);
  const missed: string[] = [];
  const rows = forms.map(({ what, limits, rounds }) => {
    const time = (program: keyof Times): number => median(rounds.map(({ times }) => times[program]));
    const share = median(
      rounds.map(({ times }, round) => total(baseline.rounds[round]?.times) / total(times)),
    );
    const perSecond = median(rounds.map((one) => one.perSecond));
    const speed = median(
      rounds.map((one, round) => one.perSecond / (baseline.rounds[round]?.perSecond ?? 0)),
    );
    if (limits !== undefined && share < limits.bound)
      missed.push(`${name}, ${what}: ${share.toFixed(2)} of the floor`);
    return {
      call: name,
      what,
      'PostgreSQL ms': time('PostgreSQL').toFixed(2),
      'service ms': time('service').toFixed(2),
      'gateway ms': time('gateway').toFixed(2),
      'floor’s server ms': time('floor').toFixed(2),
      'all ms': median(rounds.map(({ times }) => total(times))).toFixed(2),
      'floor ÷ it': share.toFixed(2),
      goal: limits?.goal ?? '',
      bound: limits?.bound ?? '',
      'calls/s': Math.round(perSecond),
      'calls/s ÷ floor': speed.toFixed(2),
    };
  });
  return { rows, missed };
}

const total = (times: Times | undefined): number =>
  times === undefined ? 0 : Object.values(times).reduce((sum, time) => sum + time, 0);

async function measureRound({ load, rounds, what }: Form, read: () => Times): Promise<void> {
  const before = read();
  const { perSecond, failures } = await measure({ ...load, seconds: SECONDS });
  if (failures > 0) throw new Error(`${what}: ${failures} calls failed`);
  const after = read();
  const part = (program: keyof Times): number => (after[program] - before[program]) / (perSecond * SECONDS);
  rounds.push({
    perSecond,
    times: {
      PostgreSQL: part('PostgreSQL'),
      service: part('service'),
      gateway: part('gateway'),
      floor: part('floor'),
    },
  });
}

/**
 * Processor time of a process in milliseconds. It is read in nanoseconds if the kernel reports them, because ticks of
 * 10 ms are too coarse.
 */
const readTime = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + readTask(pid, task), 0);

function readTask(pid: number, task: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    // The process ended after it was listed.
    return 0;
  }
}

/** All backend processes of the server. */
const readChildren = (parent: number): number =>
  readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .reduce((sum, pid) => sum + readTime(Number(pid)), 0);

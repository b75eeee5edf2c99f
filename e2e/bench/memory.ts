/** Reads the memory of a service of the portal under test. Linux only. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** @param group process group of the portal: the service is the process in it that runs its main file */
export function findService(group: number, service: string): number {
  const found = listProcesses().find(
    ({ command, fields }) =>
      Number(fields[2]) === group && command.includes(`services/${service}/src/main.ts`),
  );
  if (!found) throw new Error(`${service} runs in no process of this portal`);
  return found.pid;
}

interface Process {
  readonly pid: number;
  readonly command: string;
  /** Of /proc/{pid}/stat, after the name: state, parent, group and so on. */
  readonly fields: readonly string[];
}

function listProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return [{ pid: Number(pid), command, fields: stat.split(') ').at(-1)?.split(' ') ?? [] }];
      } catch {
        // the process has ended
        return [];
      }
    });
}

/** Processor time of all services of the portal, in hundredths of a second. */
const readWork = (group: number): number =>
  listProcesses()
    .filter(({ fields }) => Number(fields[2]) === group)
    .reduce((sum, { fields }) => sum + Number(fields[11]) + Number(fields[12]), 0);

/** Waits until the portal has finished background work such as mails and documents of earlier calls. */
export async function awaitQuiet(group: number): Promise<void> {
  const SECONDS = 3;
  for (let rounds = 0; rounds < 100; rounds += 1) {
    const before = readWork(group);
    await pause(SECONDS * 1000);
    // Background jobs of an idle portal use up to a tenth of one processor.
    if (readWork(group) - before < SECONDS * 100 * 0.1) return;
  }
  throw new Error('the portal does not come to rest');
}

/** Memory of a process in MB. */
export const readMemory = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/**
 * Memory in MB of a process and of all that it started, also in groups of their own such as PostgreSQL's. A page that
 * processes share counts once.
 */
export function readTreeMemory(root: number): number {
  const processes = listProcesses();
  const tree = new Set([root]);
  for (let size = 0; size < tree.size;) {
    size = tree.size;
    for (const { pid, fields } of processes) if (tree.has(Number(fields[1]))) tree.add(pid);
  }
  return [...tree].reduce((sum, pid) => sum + readShare(pid), 0);
}

function readShare(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    // the process has ended
    return 0;
  }
}

/** Runs `work` and reports the maximum memory of the process above `rest`, in MB. */
export async function watchMemory<T>(
  pid: number,
  rest: number,
  work: () => Promise<T>,
): Promise<{ result: T; growth: number }> {
  let peak = rest;
  const timer = setInterval(() => (peak = Math.max(peak, readMemory(pid))), 100);
  const result = await work().finally(() => clearInterval(timer));
  return { result, growth: peak - rest };
}

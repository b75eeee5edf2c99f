import fs from 'node:fs';

/** What a start waits for. */
export interface Waits {
  /** @returns what ends this wait */
  begin: (name: string, pid?: number) => () => void;
}

interface Wait {
  readonly name: string;
  readonly pid: number | undefined;
  readonly since: number;
  work: number | undefined;
  workedAt: number;
}

const EVERY = 10_000;
/** A program that is loading and uses no processor for this long may be stuck. */
const IDLE = 30_000;

/** Says every ten seconds what is not ready yet, for how long, and which part of it does nothing. */
export function createWaits(report: (line: string) => void, readWork = readProcessorTime): Waits {
  const open = new Set<Wait>();
  let timer: NodeJS.Timeout | undefined;

  const describe = (wait: Wait, now: number): string => {
    const work = wait.pid === undefined ? undefined : readWork(wait.pid);
    if (work !== wait.work || work === undefined) wait.workedAt = now;
    wait.work = work;
    const idle = now - wait.workedAt;
    return idle < IDLE ? wait.name : `${wait.name} (idle for ${seconds(idle)})`;
  };
  const reportWaits = (): void => {
    const now = Date.now();
    const longest = Math.max(...[...open].map(({ since }) => now - since));
    const names = [...open].map((wait) => describe(wait, now)).join(', ');
    report(`Waiting for ${names} … ${seconds(longest)}`);
  };

  return {
    begin(name, pid) {
      const now = Date.now();
      const wait: Wait = { name, pid, since: now, work: undefined, workedAt: now };
      open.add(wait);
      timer ??= setInterval(reportWaits, EVERY);
      return () => {
        open.delete(wait);
        if (open.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** Says that a start waits for `promise` as long as it does. */
export async function waitFor<T>(waits: Waits, name: string, promise: Promise<T>): Promise<T> {
  const end = waits.begin(name);
  try {
    return await promise;
  } finally {
    end();
  }
}

const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} s`;

/** Ticks of the processor that a program has used; undefined where the system does not say. */
function readProcessorTime(pid: number): number | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may contain blanks and brackets; the numbers follow its last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return undefined;
  }
}

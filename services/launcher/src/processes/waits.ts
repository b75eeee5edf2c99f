import fs from 'node:fs';

/** The pending steps of a start. */
export interface Waits {
  /** @returns what ends this wait, a function */
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
/** A loading program that uses no CPU time for this long may be stuck. */
const IDLE = 30_000;

/** Reports every ten seconds what is not ready yet, for how long, and which programs are idle. */
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

/** Reports a wait for `promise` until it settles. */
export async function waitFor<T>(waits: Waits, name: string, promise: Promise<T>): Promise<T> {
  const end = waits.begin(name);
  try {
    return await promise;
  } finally {
    end();
  }
}

const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} s`;

/** CPU ticks that a program has used; undefined where the system does not report them. */
function readProcessorTime(pid: number): number | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name may contain spaces and brackets; the numbers follow the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return undefined;
  }
}

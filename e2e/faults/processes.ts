/** Finds the processes of a portal as an operator would: by their parent and their command line. */
import { execFileSync } from 'node:child_process';

export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** All processes on this machine. */
export function allProcesses(): Process[] {
  return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid && parent && command ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
    });
}

/** Every process that descends from `root`. */
export function descendants(root: number): Process[] {
  const all = allProcesses();
  const found: Process[] = [];
  let level = [root];
  while (level.length > 0) {
    const parents = new Set(level);
    const next = all.filter(({ parent }) => parents.has(parent));
    found.push(...next);
    level = next.map(({ pid }) => pid);
  }
  return found;
}

/** Kills the one process below `root` whose command line matches. @throws when there is none */
export function killHard(root: number, command: RegExp): void {
  const target = descendants(root).find((process_) => command.test(process_.command));
  if (!target) throw new Error(`no process matches ${String(command)}`);
  process.kill(target.pid, 'SIGKILL');
}

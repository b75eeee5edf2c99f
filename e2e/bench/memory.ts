/** What a service of the portal under test holds in memory. Linux alone. */
import { readdirSync, readFileSync } from 'node:fs';

/** @param group process group of the portal: the service is the process in it that runs its main file */
export function findService(group: number, service: string): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const [command, stat] = ['cmdline', 'stat'].map((file) => {
      try {
        return readFileSync(`/proc/${pid}/${file}`, 'utf8');
      } catch {
        return '';
      }
    });
    const itsGroup = Number(stat?.split(') ').at(-1)?.split(' ')[2]);
    if (itsGroup === group && command?.includes(`services/${service}/src/main.ts`)) return Number(pid);
  }
  throw new Error(`${service} runs in no process of this portal`);
}

/** In megabytes. */
export const readMemory = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** By how many megabytes the process was above `rest` at most while `work` ran. */
export async function watchMemory<T>(
  pid: number,
  rest: number,
  work: () => Promise<T>,
): Promise<{ result: T; grown: number }> {
  let peak = rest;
  const timer = setInterval(() => (peak = Math.max(peak, readMemory(pid))), 100);
  const result = await work().finally(() => clearInterval(timer));
  return { result, grown: peak - rest };
}

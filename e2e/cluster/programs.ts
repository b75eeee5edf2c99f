/** Finds the processes of a running cluster as an operator would: by their parents and their command lines. */
import { readFileSync, readlinkSync } from 'node:fs';
import { allProcesses, descendants, type Process } from '../faults/processes.ts';

export interface Cluster {
  /** Process id of the command that started the cluster. */
  readonly pid: number;
  readonly dataDir: string;
  readonly url: string;
}

/**
 * All processes of the cluster. PostgreSQL detaches from the process that started it, so it is found by its data
 * folder.
 */
export function listPrograms({ pid, dataDir }: Cluster): Process[] {
  const servers = allProcesses().filter(({ command }) => command.includes(`/postgres -D ${dataDir}/`));
  return [...descendants(pid), ...servers, ...servers.flatMap((server) => descendants(server.pid))];
}

/** Processes whose command line matches, the longest running first. */
export const findPrograms = (cluster: Cluster, command: RegExp): Process[] =>
  listPrograms(cluster)
    .filter((program) => command.test(program.command))
    .sort((one, other) => getStart(one.pid) - getStart(other.pid));

/** @throws when no process matches */
export function findProgram(cluster: Cluster, command: RegExp): Process {
  const [found] = findPrograms(cluster, command);
  if (!found) throw new Error(`no program matches ${String(command)}`);
  return found;
}

/** Clock ticks from the start of the machine to the start of a process; ended processes sort last. */
function getStart(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    return Number(fields?.[19]);
  } catch {
    return Infinity;
  }
}

const SENDER = /^postgres: .*walsender .*streaming/;
const RECEIVER = /^postgres: .*walreceiver .*streaming/;

/** Whether a standby follows a primary. */
export const isReplicated = (cluster: Cluster): boolean =>
  findPrograms(cluster, RECEIVER).length === 1 && findPrograms(cluster, SENDER).length === 1;

/** The PostgreSQL server that sends its log to the other (`primary`), or the one that receives it (`standby`). */
export function findServer(cluster: Cluster, role: 'primary' | 'standby'): { pid: number; folder: string } {
  const { parent } = findProgram(cluster, role === 'primary' ? SENDER : RECEIVER);
  return { pid: parent, folder: readlinkSync(`/proc/${parent}/cwd`) };
}

/** The programs of a running cluster, found as an operator would: below its command, by their command lines. */
import { readFileSync, readlinkSync } from 'node:fs';
import { descendants } from '../faults/processes.ts';

export interface Program {
  readonly pid: number;
  readonly command: string;
}

/** Those whose command line matches, the longest running first. */
export const findPrograms = (root: number, command: RegExp): Program[] =>
  descendants(root)
    .filter((program) => command.test(program.command))
    .sort((one, other) => startOf(one.pid) - startOf(other.pid));

/** @throws when there is none */
export function findProgram(root: number, command: RegExp): Program {
  const [found] = findPrograms(root, command);
  if (!found) throw new Error(`no program matches ${String(command)}`);
  return found;
}

/** Clock ticks from the start of the machine to that of a process; those that are gone come last. */
function startOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    return Number(fields?.[19]);
  } catch {
    return Infinity;
  }
}

const SENDER = /^postgres: .*walsender /;
const RECEIVER = /^postgres: .*walreceiver /;

/** Whether a standby follows a primary. */
export const isReplicated = (root: number): boolean =>
  findPrograms(root, RECEIVER).length === 1 && findPrograms(root, SENDER).length === 1;

/** The server of PostgreSQL that has sent its log to another, or has received it. */
export function findServer(root: number, role: 'primary' | 'standby'): Program & { readonly folder: string } {
  const { pid } = findProgram(root, role === 'primary' ? SENDER : RECEIVER);
  const server = descendants(root).find((program) => program.pid === parentOf(pid));
  if (!server) throw new Error(`the ${role} has no server`);
  return { ...server, folder: readlinkSync(`/proc/${server.pid}/cwd`) };
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

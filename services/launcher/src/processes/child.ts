import { fork, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { makePrivateFolder } from '../data/private-folder.ts';
import { Problem } from '../problem.ts';
import type { Waits } from './waits.ts';

/** A program of the portal that runs as a process of its own. */
export interface ChildSpec {
  name: string;
  /** Its main file. */
  file: string;
  environment: Readonly<Record<string, string>>;
  /** File to which its output is appended. */
  logFile: string;
  /** The program loads immediately but begins only when this promise resolves. */
  mayBegin?: Promise<void>;
}

/** The message with which a child reports that it is ready. */
const Ready = z.looseObject({ type: z.literal('ready'), port: z.number() });
export type Ready = z.infer<typeof Ready>;

/** A child that has reported that it is ready. */
export interface ReadyChild {
  process: ChildProcess;
  ready: Ready;
}

/** Arguments that make Node load the guard first. */
export const GUARDED: readonly string[] = ['--import', new URL('guard.ts', import.meta.url).href];

/**
 * A young generation of 4 MB instead of 16, and freed memory returned to the system. The five services then use 570 MB
 * instead of 760, and calls are as fast as before (decision 529).
 */
const LOW_MEMORY_ARGUMENTS: readonly string[] = ['--max-semi-space-size=4'];
const LOW_MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

const LEAVE_LIMIT = 12_000;

/**
 * Starts a child and waits until it reports that it is ready, however long that takes on a busy machine.
 * @throws Problem with the last lines of the child's log if it ends before
 */
export async function startChild(spec: ChildSpec, leaving: AbortSignal, waits: Waits): Promise<ReadyChild> {
  leaving.throwIfAborted();
  makePrivateFolder(path.dirname(spec.logFile));
  const output = fs.openSync(spec.logFile, 'a', 0o600);
  const begin = fs.fstatSync(output).size;
  const child = fork(spec.file, [], {
    env: {
      ...LOW_MEMORY_ENVIRONMENT,
      ...inheritEnvironment(),
      ...spec.environment,
      ...(spec.mayBegin === undefined ? {} : { WAIT_FOR_START_MESSAGE: 'yes' }),
    },
    stdio: ['ignore', output, output, 'ipc'],
    execArgv: [...GUARDED, ...LOW_MEMORY_ARGUMENTS],
  });
  fs.closeSync(output);
  // SIGKILL, because a program that is still loading does not handle other signals yet.
  const kill = (): void => void child.kill('SIGKILL');
  leaving.addEventListener('abort', kill, { once: true });
  void spec.mayBegin?.then(
    () => child.connected && child.send({ type: 'begin' }),
    // Ignored here: the caller that awaits the promise handles the failure and kills this child.
    () => undefined,
  );
  const endWait = waits.begin(spec.name, child.pid);
  try {
    return { process: child, ready: await awaitReady(child) };
  } catch (error) {
    await stopChild(child);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem([`${spec.name} ${reason}`, ...lastLines(spec.logFile, begin)].join('\n'), {
      cause: error,
    });
  } finally {
    endWait();
    leaving.removeEventListener('abort', kill);
  }
}

/** Asks a child to end, and kills it if it does not. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), LEAVE_LIMIT);
  await ended;
  clearTimeout(force);
}

export function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

function awaitReady(child: ChildProcess): Promise<Ready> {
  return new Promise((resolve, reject) => {
    const finish = (act: () => void): void => {
      child.removeAllListeners();
      // Ignore a message that cannot be delivered because the child is ending.
      child.on('error', () => undefined);
      act();
    };
    child.on('message', (message) => {
      const word = Ready.safeParse(message);
      if (word.success) finish(() => resolve(word.data));
    });
    child.once('error', (error) => finish(() => reject(new Error(`cannot be started: ${error.message}`))));
    child.once('exit', (code, signal) =>
      finish(() => reject(new Error(`ended before it was ready (${signal ?? `code ${code}`})`))),
    );
  });
}

/** Passes on only the variables that a program needs; all others are given explicitly. */
function inheritEnvironment(): Record<string, string> {
  const traces = Object.keys(process.env).filter((name) => name.startsWith('OTEL_'));
  const names = [
    ...traces,
    'PATH',
    'HOME',
    'LANG',
    'TZ',
    'TMPDIR',
    'NODE_ENV',
    'NODE_EXTRA_CA_CERTS',
    'SystemRoot',
    'TEMP',
    ...Object.keys(LOW_MEMORY_ENVIRONMENT),
  ];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

const MOST_LINES = 8;

/** The last error in the program's log without its stack, or otherwise the end of the log. */
function lastLines(logFile: string, begin: number): readonly string[] {
  const lines = fs.readFileSync(logFile).subarray(begin).toString('utf8').split('\n');
  const messages = lines.filter((line) => line.trim() !== '' && !/^(\s|Node\.js v)/.test(line));
  const thrown = messages.findLastIndex((line) => /^\w*Error\b/.test(line));
  return messages.slice(thrown < 0 ? -MOST_LINES : thrown, thrown < 0 ? undefined : thrown + MOST_LINES);
}

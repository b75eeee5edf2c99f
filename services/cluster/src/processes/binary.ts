/** Runs Debian programs and restarts them if they end. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface BinarySpec {
  readonly name: string;
  readonly command: readonly string[];
  /** The user that runs the program; by default root. */
  readonly user?: string;
  readonly logFile: string;
}

export interface Binary {
  readonly name: string;
  readonly pid: number | undefined;
  /** Stops the program without restarting it. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const PAUSE = 300;
const LEAVE_LIMIT = 15_000;

/** Starts a program and restarts it whenever it ends unexpectedly. It ends with this process, whatever the reason. */
export function superviseBinary(spec: BinarySpec, report: (line: string) => void): Binary {
  let stopped = false;
  let child = start(spec);
  const restart = async (): Promise<void> => {
    await pause(PAUSE);
    if (stopped) return;
    child = start(spec);
    watch();
  };
  const watch = (): void => {
    child.once('exit', (code, signal) => {
      if (stopped) return;
      report(`${spec.name} ended (${signal ?? `code ${code}`}) and is started again`);
      void restart();
    });
  };
  watch();
  return {
    name: spec.name,
    get pid() {
      return child.pid;
    },
    async stop(signal = 'SIGTERM') {
      stopped = true;
      await end(child, signal);
    },
  };
}

function start(spec: BinarySpec): ChildProcess {
  fs.mkdirSync(path.dirname(spec.logFile), { recursive: true });
  const output = fs.openSync(spec.logFile, 'a');
  const as = spec.user === undefined ? [] : ['--reuid', spec.user, '--regid', spec.user, '--init-groups'];
  const child = spawn('setpriv', [...as, '--pdeathsig', 'TERM', '--', ...spec.command], {
    stdio: ['ignore', output, output],
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8' },
  });
  child.on('error', () => undefined);
  fs.closeSync(output);
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  const force = setTimeout(() => child.kill('SIGKILL'), LEAVE_LIMIT);
  await ended;
  clearTimeout(force);
}

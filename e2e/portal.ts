/** Starts the portal as a person would, with `npm start`, on a separate port and data folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const E2E_PORT = Number(process.env['E2E_PORT'] ?? 8099);
export const REPOSITORY = path.resolve(import.meta.dirname, '..');

export interface PortalUnderTest {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Everything it has printed so far. */
  readonly output: () => string;
  /** Milliseconds from the command to 'Portal ready'. */
  readonly startedIn: number;
  /** Sends SIGTERM and waits until the process has ended. */
  stop(): Promise<void>;
}

export interface PortalOptions {
  /** By default `npm start`. */
  readonly script?: 'cluster';
  readonly port?: number;
  readonly dataDir?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Milliseconds without a line after which the start has failed: a start reports every ten seconds what it waits for. */
  readonly silence?: number;
  readonly preserveData?: boolean;
}

/** A start that hangs may still report that it waits. */
const LONGEST_START_MS = 1_800_000;

/** @throws when the start ends, or prints nothing more before 'Portal ready'; with the output so far */
export async function waitUntilReady(
  child: Pick<ChildProcess, 'stdout' | 'once'>,
  readOutput: () => string,
  silenceMs = 120_000,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`the start of the portal has stopped:\n${readOutput()}`));
    const silence = setTimeout(fail, silenceMs);
    const limit = setTimeout(fail, LONGEST_START_MS);
    const clear = () => [silence, limit].forEach(clearTimeout);
    child.stdout?.on('data', () => {
      silence.refresh();
      if (!readOutput().includes('Portal ready')) return;
      clear();
      resolve();
    });
    child.once('exit', (code) => {
      clear();
      reject(new Error(`the portal ended with ${code} before it was ready:\n${readOutput()}`));
    });
  });
}

/** @throws as {@link waitUntilReady} */
export async function startPortal(options: PortalOptions = {}): Promise<PortalUnderTest> {
  const port = options.port ?? E2E_PORT;
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'portal-e2e-')));
  const started = performance.now();
  let printed = '';
  const child = spawn('npm', options.script ? ['run', options.script] : ['start'], {
    cwd: REPOSITORY,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LIMIT_ALL: 'off',
      LIMIT_SENSITIVE: 'off',
      PSEUDO_LANGUAGE: 'yes',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
  child.stderr.on('data', (data: Buffer) => (printed += data.toString()));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  await waitUntilReady(child, () => printed, options.silence);

  return {
    url: `http://localhost:${port}`,
    dataDir,
    process: child,
    output: () => printed,
    startedIn: performance.now() - started,
    async stop() {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
      await gone;
      // npm may end before the portal that it started. The portal removes its run file last, so wait for that.
      const limit = Date.now() + 20_000;
      while (existsSync(path.join(dataDir, 'run.json')) && Date.now() < limit) await pause(50);
      // programs of a cluster may still write their last lines
      if (!options.preserveData)
        await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
    },
  };
}

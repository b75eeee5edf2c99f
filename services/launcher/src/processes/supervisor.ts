import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { createWaits, type Waits } from './waits.ts';
import { hasEnded, startChild, stopChild, type ChildSpec, type Ready } from './child.ts';

/** A child that is restarted whenever it ends unexpectedly. */
export interface Supervised {
  readonly name: string;
  readonly pid: number | undefined;
  readonly ready: Ready;
  /** Stops it and starts it again, for changed sources. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
  /** Resolves once it is ready, even if it ended in between and is being restarted. */
  whenFinished: () => Promise<void>;
}

/** Pause before a restart in milliseconds: short at first, longer each time, short again after `CALM`. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 10_000;
const CALM = 30_000;

/**
 * Starts a child and restarts it until the portal stops. Ctrl-C in a terminal also reaches the children, so their end
 * is then expected. The first start must succeed; later ones are repeated until they do.
 * @throws Problem where the first start fails
 */
export async function supervise(
  spec: ChildSpec,
  report: (line: string) => void,
  leaving: AbortSignal,
  waits: Waits = createWaits(report),
): Promise<Supervised> {
  let stopped = false;
  let restarting = false;
  const stopping = (): boolean => stopped || leaving.aborted;
  let child: ChildProcess;
  let ready: Ready;
  let delay = FIRST_PAUSE;
  let recovering: Promise<void> = Promise.resolve();

  const begin = async (): Promise<void> => {
    const started = await startChild(spec, leaving, waits);
    child = started.process;
    ready = started.ready;
    const since = Date.now();
    child.once('exit', (code, signal) => {
      if (stopping()) return;
      // A requested restart is no unexpected end, so it is not reported.
      if (!restarting) report(`${spec.name} ended (${signal ?? `code ${code}`}) and is started again`);
      restarting = false;
      if (Date.now() - since > CALM) delay = FIRST_PAUSE;
      recovering = again();
    });
    if (stopping()) await stopChild(child);
  };

  const again = async (): Promise<void> => {
    await pause(delay);
    delay = Math.min(delay * 2, LONGEST_PAUSE);
    if (stopping()) return;
    try {
      await begin();
    } catch (error) {
      report(`${spec.name} does not start: ${error instanceof Error ? error.message : String(error)}`);
      await again();
    }
  };

  await begin();
  return {
    name: spec.name,
    get pid() {
      return child.pid;
    },
    get ready() {
      return ready;
    },
    async restart() {
      delay = FIRST_PAUSE;
      restarting = !hasEnded(child);
      await stopChild(child);
    },
    async whenFinished() {
      let last: Promise<void> | undefined;
      while (last !== recovering) {
        last = recovering;
        await last;
      }
    },
    async stop() {
      stopped = true;
      await stopChild(child);
    },
  };
}

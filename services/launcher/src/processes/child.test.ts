/** Programs that are slow, that die, and that never say that they are ready. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startChild, stopChild } from './child.ts';
import type { Waits } from './waits.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-child-'));
});
afterEach(() => void vi.useRealTimers());
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function program(name: string, source: string) {
  const file = path.join(folder, `${name}.mjs`);
  fs.writeFileSync(file, source);
  return { name, file, environment: {}, logFile: path.join(folder, 'logs', `${name}.log`) };
}
const goesOn = new AbortController().signal;

/** Reports the ID of each program that is waited for. */
function watchedWaits() {
  const open = new Set<string>();
  let resolvePid: (pid: number) => void = () => undefined;
  const begun = new Promise<number>((resolve) => {
    resolvePid = resolve;
  });
  const waits: Waits = {
    begin(name, pid = 0) {
      open.add(name);
      resolvePid(pid);
      return () => open.delete(name);
    },
  };
  return { waits, open, begun };
}

it('waits for a program that takes longer than a minute', async () => {
  const spec = program(
    'slow',
    "process.on('SIGUSR2', () => process.send({ type: 'ready', port: 7 })); process.send({ type: 'loaded' }); setInterval(() => {}, 1e6);",
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { waits, open, begun } = watchedWaits();
  const starting = startChild(spec, goesOn, waits);
  const pid = await begun;
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect([...open]).toEqual(['slow']);
  vi.useRealTimers();
  // Sent until it is received: perhaps the program does not listen yet, and ignores none of them.
  const knock = setInterval(() => isListening(pid) && process.kill(pid, 'SIGUSR2'), 50);
  const child = await starting;
  clearInterval(knock);
  expect(child.ready.port).toBe(7);
  expect([...open]).toEqual([]);
  await stopChild(child.process);
});

/** Whether the program has a handler for SIGUSR2: before that the signal would end it. */
function isListening(pid: number): boolean {
  const caught = /^SigCgt:\s*([0-9a-f]+)$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
  return (BigInt(`0x${caught}`) & (1n << 11n)) !== 0n;
}

it('a program that dies is reported immediately, with its last lines', async () => {
  const { waits, open } = watchedWaits();
  const dies = program(
    'dies',
    "console.log('Opening the database'); console.log('The disk is full'); process.exit(3);",
  );
  await expect(startChild(dies, goesOn, waits)).rejects.toThrow(
    'dies ended before it was ready (code 3)\nOpening the database\nThe disk is full',
  );
  const killed = program('killed', "process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1e6);");
  await expect(startChild(killed, goesOn, waits)).rejects.toThrow(
    'killed ended before it was ready (SIGKILL)',
  );
  expect([...open]).toEqual([]);
});

it('of an exception the error is shown, not its stack', async () => {
  const throws = program('throws', "console.log('Begins'); throw new TypeError('No such port');");
  const failure = await startChild(throws, goesOn, watchedWaits().waits).catch((error: unknown) => error);
  expect(String(failure)).toBe('Problem: throws ended before it was ready (code 1)\nTypeError: No such port');
});

it('a program that is still loading ends with the portal', async () => {
  const leaving = new AbortController();
  const { waits, begun } = watchedWaits();
  const starting = startChild(program('endless', 'setInterval(() => {}, 1e6);'), leaving.signal, waits);
  await begun;
  leaving.abort();
  await expect(starting).rejects.toThrow('endless ended before it was ready (SIGKILL)');
});

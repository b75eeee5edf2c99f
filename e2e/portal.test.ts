/** How long browser tests wait for a portal to start. */
import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitUntilReady } from './portal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const child = Object.assign(new EventEmitter(), { stdout: new EventEmitter() });
  let printed = '';
  const state = { outcome: 'waiting' };
  waitUntilReady(child as unknown as ChildProcess, () => printed).then(
    () => (state.outcome = 'ready'),
    (error: Error) => (state.outcome = error.message),
  );
  const print = (line: string) => {
    printed += `${line}\n`;
    child.stdout.emit('data', line);
  };
  return { child, print, state };
}

it('waits as long as the start reports what it does', async () => {
  const { print, state } = start();
  for (let seconds = 10; seconds <= 900; seconds += 10) {
    await vi.advanceTimersByTimeAsync(10_000);
    print(`Building shell … ${seconds} s`);
  }
  expect(state.outcome).toBe('waiting');
  print('Portal ready: http://localhost:8099');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(state.outcome).toBe('ready');
});

it('fails after two minutes without a line, with what was printed', async () => {
  const { print, state } = start();
  print('Building shell (1 of 4) …');
  await vi.advanceTimersByTimeAsync(119_000);
  expect(state.outcome).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.outcome).toBe('the start of the portal has stopped:\nBuilding shell (1 of 4) …\n');
});

it('fails after half an hour, also while the start reports that it waits', async () => {
  const { print, state } = start();
  for (let seconds = 0; seconds < 1800; seconds += 60) {
    await vi.advanceTimersByTimeAsync(60_000);
    print('Waiting for core (idle for 60 s)');
  }
  expect(state.outcome).toContain('the start of the portal has stopped');
});

it('fails when the start ends', async () => {
  const { child, state } = start();
  child.emit('exit', 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(state.outcome).toContain('the portal ended with 1 before it was ready');
});

import { afterEach, expect, it, vi } from 'vitest';
import type { Logger } from '../logging.ts';
import { createSignal } from '../testing/signal.ts';
import { startBackgroundJobs, type BackgroundJob } from './background-jobs.ts';

const warn = vi.fn<(details: object, message: string) => void>();
const log = { warn } as unknown as Logger;
let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  warn.mockClear();
});

it('begins a background job when the one before has run, and repeats each, also one that failed', async () => {
  // of first runs: those that come again may run beside them
  let beginning = 0;
  let most = 0;
  const ran: string[] = [];
  const job = (name: string, error?: Error): BackgroundJob => ({
    name,
    seconds: 0.2,
    async run() {
      const isFirst = !ran.includes(name);
      if (isFirst) most = Math.max(most, (beginning += 1));
      // the others could begin here
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      if (isFirst) beginning -= 1;
      ran.push(name);
      if (error) throw error;
    },
  });
  stop = startBackgroundJobs([job('links'), job('scans', new Error('no scanner')), job('words')], log);
  await vi.waitFor(() => expect(ran.filter((name) => name === 'scans').length).toBeGreaterThan(1), 30_000);
  await vi.waitFor(() => expect([...new Set(ran)]).toEqual(['links', 'scans', 'words']), 30_000);
  expect(most).toBe(1);
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ job: 'scans' });
});

it('does not wait long for a background job that takes its time, and ends when what runs has ended', async () => {
  let isDone = false;
  const work = createSignal();
  const slow = { name: 'nights', seconds: 60, run: () => work.promise.then(() => (isDone = true)) };
  const next = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  const ending = startBackgroundJobs([slow, { name: 'links', seconds: 60, run: next }], log);
  await vi.waitFor(() => expect(next).toHaveBeenCalled(), 30_000);
  const ended = ending();
  expect(isDone).toBe(false);
  work.resolve();
  await ended;
  expect(isDone).toBe(true);
});

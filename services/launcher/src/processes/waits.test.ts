import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWaits, waitFor } from './waits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says every ten seconds what is not ready yet, and nothing once all is', () => {
  const lines: string[] = [];
  const waits = createWaits((line) => lines.push(line));
  const endCore = waits.begin('core');
  vi.advanceTimersByTime(5000);
  const endStaff = waits.begin('staff');
  vi.advanceTimersByTime(5000);
  endCore();
  vi.advanceTimersByTime(10_000);
  endStaff();
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(['Waiting for core, staff … 10 s', 'Waiting for staff … 15 s']);
  expect(vi.getTimerCount()).toBe(0);
});

it('names a program that uses no processor, as long as it uses none', () => {
  const lines: string[] = [];
  let work = 7;
  const waits = createWaits(
    (line) => lines.push(line),
    () => work,
  );
  waits.begin('core', 1);
  vi.advanceTimersByTime(40_000);
  work = 8;
  vi.advanceTimersByTime(10_000);
  expect(lines.slice(-2)).toEqual(['Waiting for core (idle for 30 s) … 40 s', 'Waiting for core … 50 s']);
});

it('cannot say that a program does nothing where the system does not say', () => {
  const lines: string[] = [];
  const waits = createWaits(
    (line) => lines.push(line),
    () => undefined,
  );
  waits.begin('core', 1);
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toBe('Waiting for core … 60 s');
});

it('a wait ends with its promise, also where that fails', async () => {
  const waits = createWaits(() => undefined);
  await expect(waitFor(waits, 'the database', Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});

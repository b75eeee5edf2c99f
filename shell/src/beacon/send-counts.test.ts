import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendCounts, type MeasureVitals } from './send-counts.ts';
import type { Failure, Heard } from './heard.ts';

type Counts = Record<string, unknown>[];
let sent: Counts[];
let heard: Heard;
let reportVital: Parameters<MeasureVitals>[0];
const leaving: [string, EventListener][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PORTAL_APP_VERSION', 's1');
  sent = [];
  vi.stubGlobal(
    'Blob',
    class {
      readonly text: string;
      constructor([text]: [string]) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('navigator', {
    sendBeacon(path: string, { text }: { text: string }) {
      if (path === '/beacon') sent.push((JSON.parse(text) as { counts: Counts }).counts);
      return true;
    },
  });
  const add = globalThis.addEventListener.bind(globalThis);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((name: string, listener: unknown) => {
    leaving.push([name, listener as EventListener]);
    add(name, listener as EventListener);
  });
  heard = {
    screens: [
      { at: 100, app: 'shell', version: 's1' },
      { at: 5000, app: 'mfe-staff', version: 'v2' },
    ],
    failures: [],
    onNews: () => undefined,
  };
});
afterEach(() => {
  for (const [name, listener] of leaving.splice(0)) globalThis.removeEventListener(name, listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllTimers();
  vi.useRealTimers();
});

const begin = () => sendCounts(heard, (report) => (reportVital = report));
const fail = (error: unknown, more: Partial<Failure> = {}) => {
  heard.failures.push({ kind: 'errors', error, at: 6000, of: undefined, ...more });
  heard.onNews();
};
const errorIn = (file: string): Error =>
  Object.assign(new Error('secret words'), { stack: `Error\n at x (${file}:1:2)` });
const none = { loads: 0, errors: 0, failed: 0, lcp: null, inp: null, cls: null };

test('what was shown is reported immediately, in numbers, and once', () => {
  begin();
  expect(sent).toEqual([
    [
      { ...none, app: 'shell', version: 's1', loads: 1 },
      { ...none, app: 'mfe-staff', version: 'v2', loads: 1 },
    ],
  ]);
  vi.advanceTimersByTime(120_000);
  expect(sent).toHaveLength(1);
});

test('an error counts for the app whose file it came from, else for the one that was shown', () => {
  begin();
  fail(errorIn('https://portal.test/mfe/mfe-tissue/v7/assets/page.js'));
  fail(errorIn('https://portal.test/assets/main.js'));
  fail(errorIn('https://portal.test/assets/main.js'), { at: 200 });
  fail(errorIn('https://portal.test/assets/main.js'), { at: 1 });
  vi.advanceTimersByTime(1000);
  expect(sent[1]).toEqual([
    { ...none, app: 'mfe-tissue', version: 'v7', errors: 1 },
    { ...none, app: 'mfe-staff', version: 'v2', errors: 1 },
    { ...none, app: 'shell', version: 's1', errors: 2 },
  ]);
  expect(JSON.stringify(sent)).not.toContain('secret');
});

test('what failed to load is reported for the app that was asked for, and of a part of it', () => {
  begin();
  fail('HTTP 404', { kind: 'failed', of: { app: 'mfe-tissue', version: 'v8' } });
  fail(Object.assign(errorIn('https://portal.test/mfe/mfe-staff/v2/app.js'), { name: 'ChunkLoadError' }));
  vi.advanceTimersByTime(1000);
  expect(sent[1]).toEqual([
    { ...none, app: 'mfe-tissue', version: 'v8', failed: 1 },
    { ...none, app: 'mfe-staff', version: 'v2', failed: 1 },
  ]);
});

test('one error that is heard twice counts once; refusals, calls that were ended and what is no error not at all', () => {
  begin();
  const error = errorIn('https://portal.test/mfe/mfe-staff/v2/app.js');
  fail(error);
  fail(error);
  fail(Object.assign(new Error('403'), { name: 'ApiError' }));
  fail(Object.assign(new Error('left'), { name: 'AbortError' }));
  fail(null);
  fail('Script error.');
  vi.advanceTimersByTime(60_000);
  expect(sent.slice(1)).toEqual([[{ ...none, app: 'mfe-staff', version: 'v2', errors: 1 }]]);
});

test('a measure belongs to the app that was shown then; the worst is reported, with the next report', () => {
  begin();
  reportVital('lcp', 900, 400);
  reportVital('inp', 300, 6000);
  reportVital('inp', 40, 7000);
  reportVital('cls', 0.1, 50);
  vi.advanceTimersByTime(29_000);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(sent[1]).toEqual([
    { ...none, app: 'shell', version: 's1', lcp: 900, cls: 0.1 },
    { ...none, app: 'mfe-staff', version: 'v2', inp: 300 },
  ]);
});

test('the person who leaves reports what is left', () => {
  begin();
  heard.screens.push({ at: 9000, app: 'mfe-tissue', version: 'v7' });
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(sent[1]).toEqual([{ ...none, app: 'mfe-tissue', version: 'v7', loads: 1 }]);
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(2);
});

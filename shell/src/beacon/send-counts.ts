/**
 * Counts events by app and version and reports the numbers to the gateway, without texts or addresses (decision 411).
 */
import { BEACON_APPS, BEACON_PATH, type Vital } from '@portal/contract/releases';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { SHELL, type Failure, type Heard, type Screen } from './heard.ts';

/** Milliseconds between two reports of a page; leaving the page also reports. */
const INTERVAL = 30_000;
/** Milliseconds until a failure is reported; short, because the user may leave soon. */
const SOON = 1000;

/** Reports each measure whenever it changes, with the time to which it belongs. */
export type MeasureVitals = (report: (vital: Vital, value: number, at: number) => void) => void;

const measureVitals: MeasureVitals = (report) => {
  const options = { reportAllChanges: true };
  onLCP(({ value, entries }) => report('lcp', value, entries.at(-1)?.startTime ?? 0), options);
  onINP(({ value, entries }) => report('inp', value, entries.at(-1)?.startTime ?? 0), options);
  onCLS(({ value, entries }) => report('cls', value, entries.at(-1)?.startTime ?? 0), options);
};

type Version = Pick<Screen, 'app' | 'version'>;
interface Count extends Version {
  loads: number;
  errors: number;
  failed: number;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
}

/** Starts to count and report, until the page is closed. */
export function sendCounts(heard: Heard, measure: MeasureVitals = measureVitals): void {
  let counts = new Map<string, Count>();
  const seen = new WeakSet();
  let soon: ReturnType<typeof setTimeout> | undefined;
  let counted = 0;

  const getCount = ({ app, version }: Version): Count => {
    const key = `${app} ${version}`;
    const known = counts.get(key) ?? {
      app,
      version,
      loads: 0,
      errors: 0,
      failed: 0,
      lcp: null,
      inp: null,
      cls: null,
    };
    counts.set(key, known);
    return known;
  };

  const take = (): void => {
    for (; counted < heard.screens.length; counted += 1) {
      const screen = heard.screens[counted];
      if (screen) getCount(screen).loads += 1;
    }
    for (const failure of heard.failures.splice(0)) {
      const { error } = failure;
      if (!isCounted(failure)) continue;
      // The same failure may be recorded in several places.
      if (error instanceof Error && seen.has(error)) continue;
      if (error instanceof Error) seen.add(error);
      const kind = error instanceof Error && error.name === 'ChunkLoadError' ? 'failed' : failure.kind;
      getCount(failure.of ?? getOwner(failure, heard.screens))[kind] += 1;
    }
  };

  const send = (): void => {
    clearTimeout(soon);
    soon = undefined;
    take();
    if (counts.size === 0) return;
    const body = JSON.stringify({ counts: [...counts.values()].slice(0, BEACON_APPS) });
    counts = new Map();
    navigator.sendBeacon(BEACON_PATH, new Blob([body], { type: 'application/json' }));
  };

  heard.onNews = () => {
    if (heard.failures.length > 0) soon ??= setTimeout(send, SOON);
  };
  measure((vital, value, at) => {
    const count = getCount(screenAt(heard.screens, at));
    count[vital] = Math.max(count[vital] ?? 0, value);
  });
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', send);
  setInterval(send, INTERVAL);
  send();
}

/** Failed loads and script errors count. Refusals by the server and aborted calls do not. */
const isCounted = ({ kind, error }: Failure): boolean =>
  kind === 'failed' || (error instanceof Error && error.name !== 'ApiError' && error.name !== 'AbortError');

/** Files of an app are served under its name and version, and the stack contains their paths. */
const FILE = /\/mfe\/([a-z][a-z0-9-]*)\/([\w.-]+)\//;

function getOwner({ error, at }: Failure, screens: readonly Screen[]): Version {
  const [, app, version] = FILE.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  return app !== undefined && version !== undefined ? { app, version } : screenAt(screens, at);
}

/** The app shown at that time; before the first screen, that of the first screen. */
function screenAt(screens: readonly Screen[], at: number): Version {
  return (
    screens.findLast((screen) => screen.at <= at) ?? screens[0] ?? { app: SHELL, version: PORTAL_APP_VERSION }
  );
}

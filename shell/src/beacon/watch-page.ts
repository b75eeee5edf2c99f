/**
 * Records failures and the shown app from the first line on (decision 411). It belongs to the first load, so it is
 * small: counting and reporting load once the page is quiet, or on the first failure.
 */
import { SHELL, type Failure, type Heard } from './heard.ts';

/** In milliseconds: by then the first page has loaded everything. */
const UNTIL_QUIET = 10_000;
/** The maximum number of recorded failures, for a page that fails again and again. */
const MOST = 200;

const heard: Heard = { screens: [], failures: [], onNews: () => undefined };
let isListening = false;
let sending: Promise<void> | undefined;

function beginSending(): void {
  sending ??= import('./send-counts.ts').then(
    ({ sendCounts }) => sendCounts(heard),
    // The page works without reporting; the next failure tries to load it again.
    () => (sending = undefined),
  );
}

export function reportFailure(kind: Failure['kind'], error: unknown, of?: Failure['of']): void {
  if (!isListening) return;
  if (heard.failures.length < MOST) heard.failures.push({ kind, error, of, at: performance.now() });
  heard.onNews();
  beginSending();
}

/** Records which app the page shows; without one, the shell itself. */
export function showApp(remote: { readonly name: string; readonly version: string } | undefined): void {
  if (!isListening) return;
  const { name: app, version } = remote ?? { name: SHELL, version: PORTAL_APP_VERSION };
  if (heard.screens.at(-1)?.app === app) return;
  heard.screens.push({ at: performance.now(), app, version });
}

/** Starts recording; not in development or in component tests. */
export function watchPage(): void {
  if (PORTAL_DEVELOPMENT) return;
  isListening = true;
  addEventListener('error', ({ error }) => reportFailure('errors', error));
  addEventListener('unhandledrejection', ({ reason }) => reportFailure('errors', reason));
  setTimeout(beginSending, UNTIL_QUIET);
}

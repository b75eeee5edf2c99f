/**
 * Hears from the first line on what goes wrong on a page and which app is shown (decision 411). It is part of the first
 * load, so it is small: what counts and sends comes once the page is quiet, or when something goes wrong.
 */
import { SHELL, type Failure, type Heard } from './heard.ts';

/** Long after the first page has all that it asks for. */
const UNTIL_QUIET = 10_000;
/** Of a page that fails again and again. */
const MOST = 200;

const heard: Heard = { screens: [], failures: [], onNews: () => undefined };
let isListening = false;
let sending: Promise<void> | undefined;

function beginSending(): void {
  sending ??= import('./send-counts.ts').then(
    ({ sendCounts }) => sendCounts(heard),
    // Without it the page works as well; the next failure tries again.
    () => (sending = undefined),
  );
}

export function reportFailure(kind: Failure['kind'], error: unknown, of?: Failure['of']): void {
  if (!isListening) return;
  if (heard.failures.length < MOST) heard.failures.push({ kind, error, of, at: performance.now() });
  heard.onNews();
  beginSending();
}

/** Which app the page shows now; without one, the shell itself. */
export function showApp(remote: { readonly name: string; readonly version: string } | undefined): void {
  if (!isListening) return;
  const { name: app, version } = remote ?? { name: SHELL, version: PORTAL_APP_VERSION };
  if (heard.screens.at(-1)?.app === app) return;
  heard.screens.push({ at: performance.now(), app, version });
}

/** Begins to listen. In development, and in tests of a part, nothing is reported. */
export function watchPage(): void {
  if (PORTAL_DEVELOPMENT) return;
  isListening = true;
  addEventListener('error', ({ error }) => reportFailure('errors', error));
  addEventListener('unhandledrejection', ({ reason }) => reportFailure('errors', reason));
  setTimeout(beginSending, UNTIL_QUIET);
}

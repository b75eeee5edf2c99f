/** Detects actions after which the body has the focus: keyboard users would start at the top of the page again. */
import { expect, type BrowserContext, type Page } from '@playwright/test';

declare global {
  var reportLostFocus: ((action: string) => Promise<void>) | undefined;
}

/**
 * After each press of a control, some element must have the focus within two seconds of a complete page. Checks are
 * counted instead of clock time, because a page on a busy machine may pause for seconds without a fault.
 */
function watchPresses(): void {
  const CONTROL =
    'a[href], button, input, select, textarea, label, summary, [role=option], [role=tab], [role=menuitem]';
  let timer: ReturnType<typeof setInterval> | undefined;
  let looks = 0;
  const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
  const isWaiting = () =>
    document.querySelector('main [data-waiting], [aria-busy=true], [data-loading]') !== null;
  const watch = (action: string) => {
    clearInterval(timer);
    looks = 0;
    timer = setInterval(() => {
      looks = isWaiting() ? 0 : looks + 1;
      if (looks < 20) return;
      clearInterval(timer);
      if (isNowhere()) void globalThis.reportLostFocus?.(`${location.pathname}: ${action}`);
    }, 100);
  };
  const heard = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest(CONTROL) : null;
    if (event.isTrusted && control)
      watch((control.getAttribute('aria-label') ?? control.textContent).slice(0, 60));
  };
  document.addEventListener('click', heard, true);
  const pressed = (event: KeyboardEvent) => {
    // A key that closes a dialog starts its own move of the focus.
    looks = 0;
    if (event.key === 'Enter') heard(event);
  };
  document.addEventListener('keydown', pressed, true);
}

/** Collects the actions on all pages of the browser after which the focus was lost. */
export async function hearLostFocus(context: BrowserContext): Promise<readonly string[]> {
  const lost: string[] = [];
  await context.exposeBinding('reportLostFocus', (_source, action: string) => {
    lost.push(action);
  });
  await context.addInitScript(watchPresses);
  return lost;
}

/** After the action, an element other than the body must have the focus. */
export async function expectFocusPreserved(page: Page, action: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');
  await expect.poll(focused, { message: `the focus after: ${action}` }).not.toBe('BODY');
}

import { canHaveFocus, type FocusedPlace, findFocusTarget, rememberPlace } from './landing.ts';

/** How many focused elements are remembered: enough for a dialog in a dialog and the buttons that opened them. */
const REMEMBERED_PLACES = 8;
/** An intentional focus change (a dialog closes, a page loads) is complete after this time. */
const PAUSE_MS = 80;
/** A control that is disabled longer than this is not waiting for the action that disabled it. */
const OFF_MS = 1000;
/** No page loads longer than this without showing a result. */
const WAIT_MS = 10_000;

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
const isNotice = (element: Element) => element.closest('[data-scope=toast]') !== null;
const isWaitingPage = () => document.querySelector('main [data-waiting]') !== null;

/** Disabled by the action that it started, such as a button with a spinner: the focus returns to it. */
const isBusy = (element: HTMLElement) =>
  element.isConnected &&
  (element.matches('[data-loading], [aria-busy=true]') || element.closest('[aria-busy=true]') !== null);

function moveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView?.({ block: 'nearest' });
}

/**
 * Watches the document: when an action removes or turns off what has the focus, the browser gives it to the body, and who
 * works by keyboard or hears the page starts at its top again. The focus then goes to what comes next (`findFocusTarget`).
 * Who clicks beside everything gives the focus up on purpose, and it stays away.
 * @returns ends the watch
 */
export function preserveFocus(): () => void {
  let places: readonly FocusedPlace[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lostAt = 0;

  const recover = () => {
    timer = undefined;
    const last = places.at(-1);
    if (!last || !isNowhere()) return;
    const away = Date.now() - lostAt;
    const isOff = last.element.isConnected && !canHaveFocus(last.element);
    const isPending = isBusy(last.element) || isWaitingPage();
    if ((isPending && away < WAIT_MS) || (isOff && away < OFF_MS)) {
      timer = setTimeout(recover, PAUSE_MS);
      return;
    }
    const landing = findFocusTarget(places);
    if (landing) moveFocus(landing);
    // A closing dialog may take the focus away or prevent the change, so the attempt is repeated until the longest page
    // load is over.
    if (isNowhere() && away < WAIT_MS) timer = setTimeout(recover, PAUSE_MS);
  };
  const schedule = () => {
    if (timer !== undefined || places.length === 0 || !isNowhere()) return;
    lostAt = Date.now();
    timer = setTimeout(recover, PAUSE_MS);
  };
  const onFocus = ({ target }: FocusEvent) => {
    clearTimeout(timer);
    timer = undefined;
    if (!(target instanceof HTMLElement) || isNotice(target)) return;
    places = [...places.filter(({ element }) => element !== target), rememberPlace(target)].slice(
      -REMEMBERED_PLACES,
    );
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
    setTimeout(() => {
      if (!isNowhere()) return;
      if (canHaveFocus(target) && !isNotice(target)) places = [];
      else schedule();
    });
  };

  const observer = new MutationObserver(schedule);
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}

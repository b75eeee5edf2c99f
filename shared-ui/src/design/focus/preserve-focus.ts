import { canHaveFocus, type FocusedPlace, findFocusTarget, rememberPlace } from './landing.ts';

/** How far back it is known what had the focus: a dialog in a dialog, and what opened it. */
const REMEMBERED_PLACES = 8;
/** The person who moves the focus on purpose (a dialog that closes, a page that comes) has done it by then. */
const PAUSE_MS = 80;
/** A control that is off longer than this does not come back for the action that turned it off. */
const OFF_MS = 1000;
/** No page loads longer without its own answer. */
const WAIT_MS = 10_000;

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
const isNotice = (element: Element) => element.closest('[data-scope=toast]') !== null;
const isWaitingPage = () => document.querySelector('main [data-waiting]') !== null;

/** Turned off by the action that it began, as a button that shows a spinner: the focus comes back to it. */
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
    // A dialog that is still leaving may take it away or not let it go: there is another attempt as long as a page may need.
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

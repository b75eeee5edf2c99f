import { useLocation } from '@portal/shared-ui/router';
import { useEffect, useRef, type RefObject } from 'react';

/** Acts of the user, after which the page no longer moves the focus. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Content that is still loading: around the panel it will move it, and while the panel itself is short, the page may be
 * too short to bring it to the top.
 */
const isMoving = (): boolean => document.querySelector('main [data-waiting]') !== null;

/**
 * A ref for a panel: if the address names it (`#id`), it takes the focus once the page is loaded. The
 * browser itself finds it only if it is there when the address changes.
 */
export function useNamedPanel(id: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const isNamed = hash === `#${id}`;
  useEffect(() => {
    const panel = ref.current;
    if (!isNamed || !panel) return;
    const observer = new MutationObserver(focusWhenStill);
    const stop = () => {
      observer.disconnect();
      for (const act of ACTS) document.removeEventListener(act, stop);
    };
    function focusWhenStill(): void {
      if (!panel || isMoving()) return;
      stop();
      panel.focus({ preventScroll: true });
      // beside the request on wide screens, where it is in view
      if (panel.getBoundingClientRect().top > window.innerHeight / 2) panel.scrollIntoView();
    }
    observer.observe(document.body, { subtree: true, childList: true });
    for (const act of ACTS) document.addEventListener(act, stop);
    focusWhenStill();
    return stop;
  }, [isNamed, key]);
  return ref;
}

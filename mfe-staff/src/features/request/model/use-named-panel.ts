import { useLocation } from '@portal/shared-ui/router';
import { useEffect, useRef, type RefObject } from 'react';

/** Acts of the user, after which the page no longer moves the focus. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Content outside the panel that is still loading and will move it. */
const isMoving = (panel: HTMLElement): boolean =>
  [...document.querySelectorAll('main [data-waiting]')].some((waiting) => !panel.contains(waiting));

/**
 * A ref for a panel: if the address names it (`#id`), it takes the focus once the content around it is loaded. The
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
      if (!panel || isMoving(panel)) return;
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

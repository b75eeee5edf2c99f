import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** When the document itself loads, the browser places the focus; only navigation inside the application needs help. */
const navigation: { lastPath: string | undefined; hadFocus: boolean } = {
  lastPath: undefined,
  hadFocus: false,
};

// `main` is only a temporary focus target while a page loads
const isFocusSomewhere = (): boolean => {
  const active = document.activeElement;
  return active !== null && active !== document.body && active.tagName !== 'MAIN';
};

/**
 * A ref for the h1: it takes the focus when the path changes, but not when only filters in the query change. It also
 * takes a focus that was lost with the previous content: a temporary page shown while this one loaded, or a link that
 * was removed.
 * @param isWaiting true while the first page is loading: what replaces it is no navigation
 */
export function useFocusOnRouteChange(isWaiting = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(
    // runs before the page is removed, while the focused element is still known
    () => () => {
      navigation.hadFocus = isFocusSomewhere();
    },
    [],
  );
  // before the page is painted: an effect after it would take the focus from a field that one has begun to fill in
  useLayoutEffect(() => {
    const isFirstLoad = navigation.lastPath === undefined;
    if (isFirstLoad && isWaiting) return;
    const hasMoved = navigation.lastPath !== pathname;
    const isLost = navigation.hadFocus && !isFocusSomewhere();
    navigation.lastPath = pathname;
    navigation.hadFocus = false;
    if (isLost || (hasMoved && !isFirstLoad)) heading.current?.focus({ preventScroll: true });
  }, [pathname, isWaiting]);
  return heading;
}

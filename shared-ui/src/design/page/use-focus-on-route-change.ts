import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The document's own load puts focus at its start; only moves inside the application need help. */
const navigation: { lastPath: string | undefined; hadFocus: boolean } = {
  lastPath: undefined,
  hadFocus: false,
};

// `main` has the focus for a page that is still to come
const isFocusSomewhere = (): boolean => {
  const active = document.activeElement;
  return active !== null && active !== document.body && active.tagName !== 'MAIN';
};

/**
 * A ref for the h1: it takes focus when the path changes, not when only filters in the query do. It also takes the focus
 * that went away with the page before it: of one that was shown while this one loaded, or of a link that is gone.
 */
export function useFocusOnRouteChange(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(
    // runs before the page leaves the document, so that it is still known whether anything had the focus
    () => () => {
      navigation.hadFocus = isFocusSomewhere();
    },
    [],
  );
  useEffect(() => {
    const isFirstLoad = navigation.lastPath === undefined;
    const hasMoved = navigation.lastPath !== pathname;
    const isLost = navigation.hadFocus && !isFocusSomewhere();
    navigation.lastPath = pathname;
    navigation.hadFocus = false;
    if (isLost || (hasMoved && !isFirstLoad)) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}

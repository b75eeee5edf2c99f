import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The document's own load puts focus at its start; only moves inside the application need help. */
const navigation: { lastPath: string | undefined } = { lastPath: undefined };

/** A ref for the h1: it takes focus when the path changes, not when only filters in the query do. */
export function useFocusOnRouteChange(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirstLoad = navigation.lastPath === undefined;
    const hasMoved = navigation.lastPath !== pathname;
    navigation.lastPath = pathname;
    if (hasMoved && !isFirstLoad) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The document's own load puts focus at its start; only moves inside the application need help. */
const navigation: { lastPath: string | undefined; passedOn: boolean } = {
  lastPath: undefined,
  passedOn: false,
};

/**
 * A ref for the h1: it takes focus when the path changes, not when only filters in the query do. A page that stands in
 * while another loads passes the focus on to the h1 that follows it, unless the reader has moved it meanwhile.
 */
export function useFocusOnRouteChange(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const element = heading.current;
    // before the element leaves the document, so that it is still known whether it has the focus
    return () => {
      navigation.passedOn = element !== null && element === element.ownerDocument.activeElement;
    };
  }, []);
  useEffect(() => {
    const isFirstLoad = navigation.lastPath === undefined;
    const hasMoved = navigation.lastPath !== pathname;
    const { passedOn } = navigation;
    navigation.lastPath = pathname;
    navigation.passedOn = false;
    // the link that led here went away with its page, for instance a start page whose form has the same path
    const isLost = document.activeElement === document.body;
    if (passedOn || (!isFirstLoad && (hasMoved || isLost))) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}

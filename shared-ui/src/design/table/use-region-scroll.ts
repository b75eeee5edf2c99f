import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The scroll position of each visited list, by browser history entry. Lost on reload. */
const positions = new Map<string, number>();

/**
 * Restores the scroll position when the user returns to a list. The router does this for the page; this hook does it
 * for the table's own scrolling region.
 */
export function useRegionScroll(hasRows: boolean): {
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useLayoutEffect(() => {
    const position = positions.get(key);
    if (hasRows && position !== undefined && ref.current) ref.current.scrollTop = position;
  }, [key, hasRows]);
  return {
    ref,
    onScroll: () => {
      if (ref.current) positions.set(key, ref.current.scrollTop);
    },
  };
}

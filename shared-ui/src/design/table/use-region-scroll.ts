import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How far each visited list was scrolled, by the entry of the browser's history. Gone with a reload. */
const positions = new Map<string, number>();

/** Back to a list finds it scrolled as it was left; the router does so for the page, and this for the table's own region. */
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

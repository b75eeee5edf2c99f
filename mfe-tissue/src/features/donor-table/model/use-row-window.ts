import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Rows drawn beyond the visible ones on each side, so that Tab reaches a row before the region scrolls. */
const OVERSCAN = 8;
/** The assumed height of the region before the first layout. */
const USUAL_HEIGHT = 640;
/** The window moves in steps of several rows, so that most scroll events redraw nothing. */
const STEP = 4;

export interface RowWindow {
  /** Index of the first drawn row, and of the row after the last drawn one. */
  readonly first: number;
  readonly end: number;
  readonly onScroll: () => void;
  /** Scrolls a row into view. */
  readonly show: (index: number) => void;
}

/** Computes which of many rows of equal height are drawn: those visible in the scroll region, and a few around them. */
export function useRowWindow(
  region: RefObject<HTMLElement | null>,
  { count, rowHeight }: { count: number; rowHeight: number },
): RowWindow {
  const [place, setPlace] = useState({ top: 0, height: USUAL_HEIGHT });
  const measure = useCallback(() => {
    const { current } = region;
    if (!current) return;
    const step = rowHeight * STEP;
    const next = {
      top: Math.floor(current.scrollTop / step) * step,
      height: current.clientHeight || USUAL_HEIGHT,
    };
    setPlace((before) => (before.top === next.top && before.height === next.height ? before : next));
  }, [region, rowHeight]);
  useEffect(() => {
    const { current } = region;
    if (!current) return undefined;
    // the observer also reports the first height immediately
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [measure, region]);
  const last = Math.ceil((place.top + place.height) / rowHeight) + STEP + OVERSCAN;
  const end = Math.min(count, last);
  // when the list becomes shorter, its last rows show until the region has scrolled back
  const first = Math.max(0, Math.min(Math.floor(place.top / rowHeight) - OVERSCAN, end - 1));
  const show = (index: number) => {
    const { current } = region;
    if (!current) return;
    const { scrollTop: from, clientHeight: height } = current;
    const top = index * rowHeight;
    // below the sticky table header
    if (top < from + rowHeight) current.scrollTo({ top: Math.max(0, top - rowHeight) });
    else if (top + 2 * rowHeight > from + height) current.scrollTo({ top: top + 2 * rowHeight - height });
    measure();
  };
  return { first: count === 0 ? 0 : first, end, onScroll: measure, show };
}

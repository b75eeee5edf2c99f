import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Rows beyond what is seen, on each side: as many as Tab may reach before the region scrolls. */
const OVERSCAN = 8;
/** Where nothing is laid out, as before the first paint. */
const USUAL_HEIGHT = 640;
/** The window moves in steps, so that most scrolling draws nothing anew. */
const STEP = 4;

export interface RowWindow {
  /** Index of the first row that is drawn, and of the one behind the last. */
  readonly first: number;
  readonly end: number;
  readonly onScroll: () => void;
  /** Brings a row into view. */
  readonly show: (index: number) => void;
}

/** Which of many equally high rows are drawn: those that are seen in the scrolled region, and a few around them. */
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
    // reports the height immediately, too
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [measure, region]);
  const last = Math.ceil((place.top + place.height) / rowHeight) + STEP + OVERSCAN;
  const end = Math.min(count, last);
  // a list that became shorter is shown from its end until the region has scrolled back
  const first = Math.max(0, Math.min(Math.floor(place.top / rowHeight) - OVERSCAN, end - 1));
  const show = (index: number) => {
    const { current } = region;
    if (!current) return;
    const { scrollTop: from, clientHeight: height } = current;
    const top = index * rowHeight;
    // below the head of the table, which stays
    if (top < from + rowHeight) current.scrollTo({ top: Math.max(0, top - rowHeight) });
    else if (top + 2 * rowHeight > from + height) current.scrollTo({ top: top + 2 * rowHeight - height });
    measure();
  };
  return { first: count === 0 ? 0 : first, end, onScroll: measure, show };
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes after a donor is removed: to Remove of the row that took its place, else of the last row, else
 * to the heading of the section.
 * @returns the box around the section, and the function to call before the donor of that row leaves the list
 */
export function useFocusAfterRemoval(count: number): {
  box: RefObject<HTMLDivElement | null>;
  expectRemoval: (index: number) => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const removed = useRef<{ readonly index: number; readonly count: number }>(undefined);
  useEffect(() => {
    const gone = removed.current;
    if (gone === undefined || count >= gone.count) return;
    removed.current = undefined;
    const index = Math.min(gone.index, count - 1);
    const next = box.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-remove-donor]`);
    if (next) {
      next.focus();
      return;
    }
    const heading = box.current?.querySelector<HTMLElement>('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [count]);
  const expectRemoval = (index: number) => {
    removed.current = { index, count };
  };
  return { box, expectRemoval };
}

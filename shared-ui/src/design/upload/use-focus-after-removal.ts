import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes after a file is removed: to the file now at its place, otherwise to the last file, otherwise to
 * the drop zone.
 * @returns the box around zone and list, and a function to call before the file at an index leaves the list
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
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-remove-file]') ?? [];
    const next = buttons[Math.min(gone.index, buttons.length - 1)];
    (next ?? box.current?.querySelector<HTMLElement>('input[type=file]'))?.focus();
  }, [count]);
  const expectRemoval = (index: number) => {
    removed.current = { index, count };
  };
  return { box, expectRemoval };
}

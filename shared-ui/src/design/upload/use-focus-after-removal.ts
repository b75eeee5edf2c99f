import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where who removes a file continues: at the file that took its place, else at the last one, else at the drop zone.
 * @returns the box around zone and list, and what to call before the file at that place leaves the list
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

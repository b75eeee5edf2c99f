import { useEffect, useRef } from 'react';
import { invalidate } from '../data/index.ts';

/** Saves the last input when the page is left, and then reloads cached data of `object`. */
export function useSaveOnLeaving(saveNow: () => Promise<void>, object: string): void {
  const latest = useRef(saveNow);
  useEffect(() => {
    latest.current = saveNow;
  }, [saveNow]);
  useEffect(
    () => () => {
      // input that cannot be sent now stays in this browser and is restored on the next visit
      void latest
        .current()
        .catch(() => {})
        .then(() => invalidate(object));
    },
    [object],
  );
}

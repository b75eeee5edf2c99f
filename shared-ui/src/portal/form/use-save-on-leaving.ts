import { useEffect, useRef } from 'react';
import { invalidate } from '../data/index.ts';

/** What was typed last is sent when the page is left, and what was read of `object` before is read again. */
export function useSaveOnLeaving(saveNow: () => Promise<void>, object: string): void {
  const latest = useRef(saveNow);
  useEffect(() => {
    latest.current = saveNow;
  }, [saveNow]);
  useEffect(
    () => () => {
      // what cannot be sent now is stored in this browser and put back on the next visit
      void latest
        .current()
        .catch(() => {})
        .then(() => invalidate(object));
    },
    [object],
  );
}

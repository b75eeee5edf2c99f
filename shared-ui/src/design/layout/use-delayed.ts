import { useEffect, useState } from 'react';

/** True once `active` has been true for `milliseconds` (300): short waits show nothing, so the page does not flicker. */
export function useDelayed(active: boolean, milliseconds = 300): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [active, milliseconds]);
  return active && elapsed;
}

import { lazy, Suspense, useEffect, useState } from 'react';

const AlertMessageLines = lazy(async () => ({
  default: (await import('./AlertMessageLines.tsx')).AlertMessageLines,
}));

/** Messages to everybody at the top of the page (spec 1 section 3); fetched once the page stands. */
export function AlertMessages() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 0);
    return () => clearTimeout(timer);
  }, []);
  return isIdle ? (
    <Suspense fallback={null}>
      <AlertMessageLines />
    </Suspense>
  ) : null;
}

import { lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(async () => ({ default: (await import('@portal/shared-ui/toaster')).Toaster }));

/** Where notices appear; fetched once the page stands, since nothing notifies before. */
export function LazyToaster() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  return isIdle ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}

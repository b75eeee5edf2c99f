import { useEffect, useState } from 'react';
import { lazyPart } from '@portal/shared-ui';
import { LayoutPart } from './LayoutPart.tsx';

const Toaster = lazyPart(async () => ({ default: (await import('@portal/shared-ui/toaster')).Toaster }));

/** Where notices appear; fetched once the page is complete, since nothing notifies before. */
export function LazyToaster() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  return isIdle ? (
    <LayoutPart>
      <Toaster />
    </LayoutPart>
  ) : null;
}

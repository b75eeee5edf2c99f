import { useEffect, useState } from 'react';
import { lazyPart } from '@portal/shared-ui';
import { LayoutPart } from './LayoutPart.tsx';

const Toaster = lazyPart(async () => ({ default: (await import('@portal/shared-ui/toaster')).Toaster }));

/** The container for toasts; loaded once the page is complete, because nothing shows toasts before. */
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

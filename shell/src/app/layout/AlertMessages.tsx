import { useEffect, useState } from 'react';
import { lazyPart } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { LayoutPart } from './LayoutPart.tsx';

const AlertMessageLines = lazyPart(async () => ({
  default: (await import('./AlertMessageLines.tsx')).AlertMessageLines,
}));
const MINUTE = 60_000;

/** Messages to everyone at the top of the page (spec 1 section 3); requested once the page is complete. */
export function AlertMessages() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 0);
    return () => clearTimeout(timer);
  }, []);
  return isIdle ? <CurrentMessages /> : null;
}

/** The component that shows messages is loaded only if there is one. */
function CurrentMessages() {
  const { rows } = useList(
    'GET /alert-message/',
    { current: true },
    { silent: true, swr: { refreshInterval: MINUTE } },
  );
  return rows.length > 0 ? (
    <LayoutPart>
      <AlertMessageLines rows={rows} />
    </LayoutPart>
  ) : null;
}

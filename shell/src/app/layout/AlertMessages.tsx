import { lazy, Suspense, useEffect, useState } from 'react';
import { useList } from '@portal/shared-ui/data';

const AlertMessageLines = lazy(async () => ({
  default: (await import('./AlertMessageLines.tsx')).AlertMessageLines,
}));
const MINUTE = 60_000;

/** Messages to everybody at the top of the page (spec 1 section 3); asked for once the page stands. */
export function AlertMessages() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 0);
    return () => clearTimeout(timer);
  }, []);
  return isIdle ? <CurrentMessages /> : null;
}

/** What shows them is fetched with the first one. */
function CurrentMessages() {
  const { rows } = useList(
    'GET /alert-message/',
    { current: true },
    { silent: true, swr: { refreshInterval: MINUTE } },
  );
  return rows.length > 0 ? (
    <Suspense fallback={null}>
      <AlertMessageLines rows={rows} />
    </Suspense>
  ) : null;
}

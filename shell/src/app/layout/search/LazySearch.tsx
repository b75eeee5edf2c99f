import { lazy, Suspense } from 'react';
import { Box, type BoxProps } from '@portal/shared-ui';

const GlobalSearch = lazy(async () => ({ default: (await import('./GlobalSearch.tsx')).GlobalSearch }));

/** Staff alone fetch the search box; its place is kept meanwhile. */
export function LazySearch(box: BoxProps) {
  return (
    <Suspense fallback={<Box h="control.sm" w="full" {...box} />}>
      <GlobalSearch {...box} />
    </Suspense>
  );
}

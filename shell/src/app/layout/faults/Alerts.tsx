import { lazy, Suspense } from 'react';
import { Box } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { useAlerts } from '@portal/shared-ui/errors';

const AlertList = lazy(async () => ({ default: (await import('@portal/shared-ui/alerts')).AlertList }));

/** The alerts above the page; fetched with the first one. */
export function Alerts() {
  if (useAlerts().length === 0) return null;
  return (
    <Box maxW="8xl" mx="auto" px={{ base: '4', md: '8' }} pt="4" w="full">
      <Suspense fallback={null}>
        <AlertList
          onReport={async (fields) => {
            await api('POST /notification/', { body: { task_name: 'error_report', fields }, silent: true });
          }}
        />
      </Suspense>
    </Box>
  );
}

import { Box, lazyPart } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { useAlerts } from '@portal/shared-ui/errors';
import { LayoutPart } from '../LayoutPart.tsx';

const AlertList = lazyPart(async () => ({ default: (await import('@portal/shared-ui/alerts')).AlertList }));

/** The alerts above the page; their code is loaded with the first alert. */
export function Alerts() {
  if (useAlerts().length === 0) return null;
  return (
    <Box maxW="8xl" mx="auto" px={{ base: '4', md: '8' }} pt="4" w="full">
      <LayoutPart>
        <AlertList
          onReport={async (fields) => {
            await api('POST /notification/', { body: { task_name: 'error_report', fields }, silent: true });
          }}
        />
      </LayoutPart>
    </Box>
  );
}

import { TISSUE_WINDOWS } from '@portal/contract/review-windows';
import { WINDOW_READERS } from '@portal/contract/roles';
import { Box, fill, formatDate, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { START_REVIEW } from '../model/start-review.ts';
import { dashboard as words } from '#texts/dashboard';

const READERS: readonly (string | null)[] = WINDOW_READERS;

/** The day by which the reviews of the open window are due; its dates are changed on the page where it was opened. */
export function OpenWindow({ isOpener }: { isOpener: boolean }) {
  const { role } = useSession();
  const isReader = READERS.includes(role);
  const { rows, isLoading, error } = useList(
    'GET /review-window/',
    { kind__in: TISSUE_WINDOWS.join(','), is_open: true, limit: 1 },
    { enabled: isReader, silent: true },
  );
  // The space is reserved while the window loads, so that the content below does not move.
  if (isReader && isLoading && !error) return <Box minH={{ base: '5.625rem', md: '2.375rem' }} />;
  const [window] = rows;
  if (!isReader || !window) return null;
  return (
    <Text color="fg.muted" mb="3">
      {fill(words.window, { quarter: window.quarter, day: formatDate(window.due_date) })}{' '}
      {isOpener ? <RouteLink to={START_REVIEW}>{words.changeDates}</RouteLink> : null}
    </Text>
  );
}

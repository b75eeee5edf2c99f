import { TISSUE_WINDOWS } from '@portal/contract/review-windows';
import { WINDOW_READERS } from '@portal/contract/roles';
import { fill, formatDate, Text } from '@portal/shared-ui';
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
  const [window] = rows;
  if (!isReader || error || (!window && !isLoading)) return null;
  // While the window loads, a hidden text of the same length has its place, so that the content below does not move.
  const { quarter, due_date: due } = window ?? { quarter: 'Q0 0000', due_date: '2000-12-31' };
  return (
    <Text color="fg.muted" mb="3" visibility={window ? undefined : 'hidden'}>
      {fill(words.window, { quarter, day: formatDate(due) })}{' '}
      {isOpener ? <RouteLink to={START_REVIEW}>{words.changeDates}</RouteLink> : null}
    </Text>
  );
}

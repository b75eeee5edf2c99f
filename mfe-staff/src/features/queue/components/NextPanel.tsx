import { Box, EmptyState, fill, LoadingText, Text } from '@portal/shared-ui';
import { countText, useList, type QueryValues } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { waitingQuery } from '../model/home-queues.ts';
import { OVERDUE } from '../model/next-requests.ts';
import { NextRows } from './NextRows.tsx';
import { queue as words } from '#texts/queue';

const SHOWN = 5;

/** Home panel: the requests that have waited longest for the reader's role, and the number of overdue ones. */
export function NextPanel() {
  const { role } = useSession();
  const waiting = waitingQuery(role);
  const list = useList('GET /request/', { ...waiting, limit: SHOWN });
  const overdue = useList('GET /request/', { ...waiting, ...OVERDUE, limit: 1 });
  if (list.error) {
    return <RetryPanel title={words.loadFailed} error={list.error} onRetry={() => void list.reload()} />;
  }
  if (list.isLoading) return <LoadingText>{words.loading}</LoadingText>;
  if (list.rows.length === 0) {
    return (
      <Box borderWidth="1px" borderRadius="l3" bg="bg.panel">
        <EmptyState headingLevel={3} title={words.next.emptyTitle} description={words.next.emptyText} />
      </Box>
    );
  }
  const isCounted = !overdue.isLoading && !overdue.error;
  return (
    <>
      {/* reserves the line while counting */}
      <Text minH="6" mb="3" color="fg.muted">
        {isCounted ? describeOverdue(overdue.count) : ''}{' '}
        {/* what the sentence counts, or else all that wait */}
        <RouteLink to={listAddress({ ...waiting, ...(isCounted && overdue.count > 0 ? OVERDUE : {}) })}>
          {words.next.showAll}
        </RouteLink>
      </Text>
      <NextRows requests={list.rows} />
    </>
  );
}

/** The list of requests with the same filters and order; an address names the order `sort`. */
const listAddress = ({ ordering, ...filters }: QueryValues): string =>
  `/request?${new URLSearchParams(
    Object.entries({ ...filters, sort: ordering }).map(([name, value]) => [name, String(value)]),
  ).toString()}`;

function describeOverdue(count: number): string {
  if (count === 0) return words.next.notOverdue;
  return fill(words.next.overdue, { count, shown: countText(count) });
}

import { chakra } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { QueueLinks } from '@portal/shared-ui/request-queue';
import type { Queue } from '../model/queues.ts';
import type { QueueCounts } from '../api/use-queue-counts.ts';
import { queue as words } from '#texts/queue';

interface QueueNavProps {
  queues: readonly Queue[];
  current: string;
  /** Requests by queue; missing while counting. */
  counts: QueueCounts;
  /** Other parameters in the address, such as "all reviewers". */
  search: Readonly<Record<string, string>>;
}

/** The list of queues on the left, with a link to all requests. */
export function QueueNav({ queues, current, counts, search }: QueueNavProps) {
  const links = queues.map(({ key, label }) => ({
    key,
    label,
    to: `?${new URLSearchParams({ ...search, queue: key }).toString()}`,
    count: counts[key],
  }));
  return (
    <QueueLinks queues={links} current={current} layout="side">
      <chakra.li mt={{ lg: '3' }} pt={{ lg: '3' }} borderTopWidth={{ lg: '1px' }}>
        <RouteLink to="/request" display="block" px="3" py="2" whiteSpace="nowrap">
          {words.queues.all}
        </RouteLink>
      </chakra.li>
    </QueueLinks>
  );
}

import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { Box, StatusBadge, Text } from '@portal/shared-ui';
import { daysText, isLong } from '@portal/shared-ui/request-queue';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import { NEXT_ON_HOME } from '../model/home-queues.ts';
import { nextStep } from '../model/next-requests.ts';
import { requestAddress } from '../../request/model/request-address.ts';
import { queue as words } from '#texts/queue';
import { RequestLines } from './RequestLines.tsx';

const COLUMNS = { base: '1fr auto', md: '7.5rem minmax(0, 1fr) 14rem 12rem 7rem' };

/** Requests as lines: the next action, request, owner and waiting time. */
export function NextRows({ requests }: { requests: readonly Request[] }) {
  return (
    <RequestLines
      label={words.next.label}
      requests={requests}
      columns={COLUMNS}
      getAddress={({ id }) =>
        requestAddress(id, { from: NEXT_ON_HOME, at: requests.findIndex((one) => one.id === id) + 1 })
      }
      isRanked
    >
      {(request) => (
        <>
          <Box minW="0" gridColumn={{ base: '1 / -1', md: 'auto' }} order={{ base: 1, md: 0 }}>
            <Text overflowWrap="anywhere">{request.project.title}</Text>
            <Text color="fg.muted" textStyle="sm">
              {REQUEST_TYPE_LABELS[request.type]}, {request.owner.display_name}
            </Text>
          </Box>
          <Text gridColumn={{ base: '1 / -1', md: 'auto' }} order={{ base: 2, md: 0 }}>
            {nextStep(request)}
          </Text>
          <Box gridColumn={{ base: '1 / -1', md: 'auto' }} order={{ base: 3, md: 0 }}>
            <RequestStatusBadge status={request.status} />
          </Box>
          <Text as="div" textAlign="end">
            <Age days={request.days_in_status} />
          </Text>
        </>
      )}
    </RequestLines>
  );
}

function Age({ days }: { days: number | null }) {
  if (days === null) return null;
  return isLong(days) ? <StatusBadge tone="warning">{daysText(days)}</StatusBadge> : daysText(days);
}

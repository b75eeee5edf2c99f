import { MESSAGES } from '@portal/contract/messages';
import { Box, Flex } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { useSearchParams } from '@portal/shared-ui/router';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { DataTable, useTableState, listProps } from '@portal/shared-ui/table';
import { exportRequests } from '../api/export-requests.ts';
import { listQueues, RESOURCE_TYPES } from '../api/queues.ts';
import { useQueueCounts } from '../api/use-queue-counts.ts';
import { QUEUE_COLUMNS } from '../components/columns.tsx';
import { MineOrAll } from '../components/MineOrAll.tsx';
import { QueueNav } from '../components/QueueNav.tsx';
import { queue as words } from '#texts/queue';

/** The Resource Requests command centre (spec 3 section 2.2). */
export function Component() {
  const { role } = useSession();
  const user = useSessionUser();
  const [parameters] = useSearchParams();
  const queues = listQueues(role);
  const queue = queues.find(({ key }) => key === parameters.get('queue')) ?? queues[0];
  const isReviewer = role === 'sfari_reviewer';
  const seesMine = isReviewer && parameters.get('of') !== 'everyone';
  const { state, onStateChange, query } = useTableState({ ordering: 'status_since' });
  const { counts } = useQueueCounts(queues, seesMine ? user.id : null);
  const listed = {
    ...query,
    ...queue?.query,
    type__in: RESOURCE_TYPES,
    ...(seesMine ? { reviews__user: user.id } : {}),
  };
  const list = useList('GET /request/', listed);

  return (
    <Page title={words.dashboard.title} breadcrumbs={[]}>
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '5', lg: '8' }} align="stretch">
        <QueueNav
          queues={queues}
          current={queue?.key ?? ''}
          counts={counts}
          search={isReviewer && !seesMine ? { of: 'everyone' } : {}}
        />
        <Box flex="1" minW="0">
          <DataTable
            caption={queue?.label ?? words.list.title}
            columns={QUEUE_COLUMNS}
            {...listProps(list)}
            state={state}
            onStateChange={onStateChange}
            rowId={(row) => String(row.id)}
            rowHref={(row) => `/request/${row.id}`}
            searchLabel={words.list.searchLabel}
            filters={isReviewer ? <MineOrAll isMine={seesMine} /> : undefined}
            storageKey="resource-requests"
            exportRows={() => exportRequests(listed)}
            empty={{
              title: seesMine ? MESSAGES.noApplications : MESSAGES.emptyTab,
              description: seesMine ? words.dashboard.emptyForReviewers : words.dashboard.emptyText,
            }}
            hasShortcuts
          />
        </Box>
      </Flex>
    </Page>
  );
}

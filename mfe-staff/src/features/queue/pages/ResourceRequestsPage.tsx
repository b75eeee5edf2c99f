import { MESSAGES } from '@portal/contract/messages';
import { ADMINISTRATOR_ROLES, PLAIN_REVIEWER_ROLES } from '@portal/contract/roles';
import { Box, Flex, Text } from '@portal/shared-ui';
import { useBulkQueue } from '@portal/shared-ui/bulk';
import { useFilteredList } from '@portal/shared-ui/filtered-list';
import { Page } from '@portal/shared-ui/page';
import { CommandStrip } from '@portal/shared-ui/request-queue';
import { useSearchParams } from '@portal/shared-ui/router';
import { SavedViews } from '@portal/shared-ui/saved-views';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { DataTable } from '@portal/shared-ui/table';
import { withAssignment } from '../../assignment/components/AssignAllButton.tsx';
import { withBatch } from '../../batch-decision/components/with-batch.tsx';
import { readResourceQueue, RESOURCE_DEFAULTS, ROW_FIELDS, WITH_MESSAGE } from '../model/queue-query.ts';
import { listQueues } from '../model/queues.ts';
import { useQueueCounts } from '../api/use-queue-counts.ts';
import { useRowAddress } from '../model/use-row-address.ts';
import { QUEUE_COLUMNS } from '../components/columns.tsx';
import { MineOrAll } from '../components/MineOrAll.tsx';
import { QueueNav } from '../components/QueueNav.tsx';
import { queue as words } from '#texts/queue';

const renderViews = (columns: readonly string[]) => <SavedViews page="/resource-request" columns={columns} />;

/** The Resource Requests command center (spec 3 section 2.2). */
export function Component() {
  const { role } = useSession();
  const user = useSessionUser();
  const [parameters] = useSearchParams();
  const queues = listQueues(role);
  const isReviewer = role === 'sfari_reviewer';
  const { queue, seesMine, query: filters } = readResourceQueue(parameters, { role, userId: user.id });
  const { table } = useFilteredList('GET /request/', {
    ...RESOURCE_DEFAULTS,
    query: { ...filters, ...WITH_MESSAGE },
    columns: QUEUE_COLUMNS,
    rowFields: ROW_FIELDS,
    storageKey: 'resource-requests',
    hasColumnsInAddress: true,
  });
  const { counts } = useQueueCounts(queues, seesMine ? user.id : null);
  const rowHref = useRowAddress(table.rows, table.state);
  const bulk = useBulkQueue({ rows: table.rows, groups: PLAIN_REVIEWER_ROLES });
  const canAssign = role !== null && ADMINISTRATOR_ROLES.includes(role);

  return (
    <Page title={words.dashboard.title} breadcrumbs={[]}>
      <CommandStrip current="resource" />
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '5', lg: '8' }} align="stretch">
        <QueueNav
          queues={queues}
          current={queue?.key ?? ''}
          counts={counts}
          search={isReviewer && !seesMine ? { of: 'everyone' } : {}}
        />
        <Box flex="1" minW="0">
          {bulk.notice}
          {queue?.hint ? (
            <Text color="fg.muted" mb="4" maxW="prose">
              {queue.hint}
            </Text>
          ) : null}
          <DataTable
            {...table}
            caption={queue?.label ?? words.list.title}
            rowId={(row) => String(row.id)}
            rowHref={rowHref}
            searchLabel={words.list.searchLabel}
            filters={isReviewer ? <MineOrAll isMine={seesMine} /> : undefined}
            selection={canAssign ? withBatch(withAssignment(bulk.selection), table.rows) : undefined}
            tools={renderViews}
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

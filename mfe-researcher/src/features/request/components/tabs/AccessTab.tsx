import type { Request } from '@portal/contract';
import { INSTITUTION_STATUS, RDA_STATUS } from '@portal/contract/statuses';
import { formatDate, LoadingText, StatusBadge, Table, Text, Notice } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { request as words } from '#texts/request';

const NO_ACCESS = words.access.none;

/** Where the granted data lie; only with an approved institution whose RDA is fulfilled (specification 3 section 6). */
export function AccessTab({ request }: { request: Request }) {
  const isApproved = request.institution?.status === INSTITUTION_STATUS.APPROVED;
  const isFulfilled = request.institution?.rda_status === RDA_STATUS.FULLY_EXECUTED;
  const list = useList(
    'GET /datasetaccess/',
    { request: request.id, limit: 1000 },
    { enabled: isApproved && isFulfilled },
  );
  if (!isApproved) return <Notice tone="warning">{words.access.institutionPending}</Notice>;
  if (!isFulfilled) return <Notice tone="warning">{words.access.notFulfilled}</Notice>;
  if (list.error)
    return (
      <RetryPanel title={words.access.loadFailed} error={list.error} onRetry={() => void list.reload()} />
    );
  if (list.isLoading) return <LoadingText />;
  if (list.rows.length === 0) return <Text>{NO_ACCESS}</Text>;
  return (
    <Table.ScrollArea as="section" tabIndex={0} aria-label={words.access.region}>
      <Table.Root variant="outline" bg="bg.panel" aria-label={words.access.caption}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{words.access.dataset}</Table.ColumnHeader>
            <Table.ColumnHeader>{words.access.way}</Table.ColumnHeader>
            <Table.ColumnHeader>{words.access.state}</Table.ColumnHeader>
            <Table.ColumnHeader>{words.access.since}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {list.rows.map((access) => (
            <Table.Row key={access.id}>
              <Table.Cell>
                <RouteLink to={`/dataset/${access.dataset.id}`}>{access.dataset.display_name}</RouteLink> (
                {access.dataset.dataset_id})
              </Table.Cell>
              <Table.Cell>{access.access_type}</Table.Cell>
              <Table.Cell>
                {access.status === 'granted' ? (
                  <StatusBadge tone="success">{words.access.granted}</StatusBadge>
                ) : (
                  <StatusBadge tone="closed">{words.access.revoked}</StatusBadge>
                )}
              </Table.Cell>
              <Table.Cell>{formatDate(access.modified)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

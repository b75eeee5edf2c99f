import type { Request } from '@portal/contract';
import { INSTITUTION_STATUS, RDA_STATUS } from '@portal/contract/statuses';
import { formatDate, LoadingText, StatusBadge, Table, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { Notice } from '../../../common/Notice.tsx';

const NO_ACCESS = 'There are no datasets with accessible details or access details has been restricted';

/** Where the granted data lie; only with an approved institution whose RDA is fulfilled (specification 3 section 6). */
export function AccessTab({ request }: { request: Request }) {
  const isApproved = request.institution?.status === INSTITUTION_STATUS.APPROVED;
  const isFulfilled = request.institution?.rda_status === RDA_STATUS.FULLY_EXECUTED;
  const list = useList(
    'GET /datasetaccess/',
    { request: request.id, limit: 1000 },
    { enabled: isApproved && isFulfilled },
  );
  if (!isApproved)
    return <Notice tone="warning">Institution must be approved to view Access Details.</Notice>;
  if (!isFulfilled) return <Notice tone="warning">RDA must be fulfilled to view Access Details.</Notice>;
  if (list.error)
    return (
      <RetryPanel
        title="Could not get the access details."
        error={list.error}
        onRetry={() => void list.reload()}
      />
    );
  if (list.isLoading) return <LoadingText />;
  if (list.rows.length === 0) return <Text>{NO_ACCESS}</Text>;
  return (
    <Table.ScrollArea as="section" tabIndex={0} aria-label="Access details">
      <Table.Root variant="outline" bg="bg.panel" aria-label="Dataset access">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Dataset</Table.ColumnHeader>
            <Table.ColumnHeader>Way of access</Table.ColumnHeader>
            <Table.ColumnHeader>State</Table.ColumnHeader>
            <Table.ColumnHeader>Since</Table.ColumnHeader>
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
                  <StatusBadge tone="success">Granted</StatusBadge>
                ) : (
                  <StatusBadge tone="closed">Revoked</StatusBadge>
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

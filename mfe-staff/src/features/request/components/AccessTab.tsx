import type { Request } from '@portal/contract/types';
import { EmptyState, formatDate, LoadingText, StatusBadge, Table, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { dataAccess as access } from '#texts/data-access';
import { request as words } from '#texts/request';
import { Outside } from '../../data-access/components/AccessToggle.tsx';

/** The dataset access that this request gave, from the ledger. */
export function AccessTab({ request }: { request: Request }) {
  const { rows, error, isLoading, reload } = useList('GET /datasetaccess/', {
    request: request.id,
    limit: 1000,
  });
  if (error)
    return <RetryPanel title={words.access.loadFailed} error={error} onRetry={() => void reload()} />;
  if (isLoading) return <LoadingText>{words.loading}</LoadingText>;
  if (rows.length === 0) {
    return (
      <EmptyState headingLevel={3} title={words.access.emptyTitle} description={words.access.emptyText} />
    );
  }
  return (
    <Table.ScrollArea as="section" tabIndex={0} aria-label={words.access.caption}>
      <Table.Root>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{words.access.person}</Table.ColumnHeader>
            <Table.ColumnHeader>{words.access.dataset}</Table.ColumnHeader>
            <Table.ColumnHeader>{words.access.way}</Table.ColumnHeader>
            <Table.ColumnHeader>{words.access.status}</Table.ColumnHeader>
            <Table.ColumnHeader>{words.access.since}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={row.id}>
              <Table.Cell>{row.user.display_name}</Table.Cell>
              <Table.Cell>{row.dataset.display_name}</Table.Cell>
              <Table.Cell>{access.way[row.access_type]}</Table.Cell>
              <Table.Cell>
                <StatusBadge tone={row.status === 'granted' ? 'success' : 'closed'}>
                  {access[row.status]}
                </StatusBadge>
                {row.revoked_because === 'expired' ? (
                  <Text textStyle="sm">{words.access.expired}</Text>
                ) : null}
                <Outside row={row} way={row.access_type} name={row.user.display_name} mayResend />
              </Table.Cell>
              <Table.Cell>{formatDate(row.modified)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

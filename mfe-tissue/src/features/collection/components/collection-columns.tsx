import type { Collection } from '@portal/contract/types';
import { formatDateTime, HStack, StatusBadge } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import { REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import type { TableColumn } from '@portal/shared-ui/table';
import { collection as words } from '#texts/collection';

const NAME: TableColumn<Collection> = {
  id: 'name',
  header: words.columns.name,
  value: (row) => row.collection_name,
  sortKey: 'collection_name',
  width: '14rem',
};
const RESEARCHER: TableColumn<Collection> = {
  id: 'pi',
  header: words.columns.researcher,
  value: (row) => row.pi.display_name,
  sortKey: 'pi',
};
const OTHERS: readonly TableColumn<Collection>[] = [
  {
    id: 'donors',
    header: words.columns.donors,
    value: (row) => row.identifiers.length,
    align: 'end',
  },
  {
    id: 'store',
    header: words.columns.store,
    value: (row) => (row.pilot_tissue_cart ? words.pilot : words.main),
    cell: (row) =>
      row.pilot_tissue_cart ? <StatusBadge tone="info">{words.pilot}</StatusBadge> : words.main,
  },
  {
    id: 'request',
    header: words.columns.request,
    value: (row) =>
      row.request
        ? `${row.request.sfari_request_id}, ${REQUEST_STATUS_LABELS[row.request.status]}`
        : words.free,
    cell: ({ request }) =>
      request ? (
        <HStack wrap="wrap" gap="2">
          <RouteLink to={`/request/${request.id}`}>{request.sfari_request_id}</RouteLink>
          <RequestStatusBadge status={request.status} />
        </HStack>
      ) : (
        words.free
      ),
  },
  {
    id: 'modified',
    header: words.columns.modified,
    value: (row) => formatDateTime(row.modified),
    sortKey: 'modified',
    sortsAs: 'date',
  },
];

const OWN = [NAME, ...OTHERS];
const ALL = [NAME, RESEARCHER, ...OTHERS];
/** The owner column is left out where users see only their own collections. */
export const collectionColumns = (showsResearcher: boolean): readonly TableColumn<Collection>[] =>
  showsResearcher ? ALL : OWN;

import { CLOSE_OUT_LABELS } from '@portal/contract/close-outs';
import { fill, formatDate, Text } from '@portal/shared-ui';
import { CloseOutState } from '@portal/shared-ui/close-out';
import type { RowOf } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import type { TableColumn } from '@portal/shared-ui/table';
import { closeOut as words } from '#texts/close-out';

export type CloseOutRow = RowOf<'GET /close-out/'>;

export const CLOSE_OUT_COLUMNS: readonly TableColumn<CloseOutRow>[] = [
  {
    id: 'request',
    header: words.request,
    value: ({ request }) => request.sfari_request_id,
    cell: ({ request }) => (
      <RouteLink to={`/request/${request.id}?tab=close-out`}>{request.sfari_request_id}</RouteLink>
    ),
    isCardTitle: true,
    width: '9rem',
  },
  {
    id: 'owner',
    header: words.owner,
    value: ({ owner }) => owner.display_name,
    sortKey: 'owner',
    width: '11rem',
  },
  { id: 'project', header: words.project, value: ({ project }) => project.title, width: '15rem' },
  {
    id: 'ended_on',
    header: words.ended,
    value: (row) => formatDate(row.ended_on),
    cell: ({ ended_on: end, days }) => (
      <>
        {formatDate(end)}
        <Text color="fg.muted" textStyle="sm">
          {fill(words.days, { days })}
        </Text>
      </>
    ),
    sortKey: 'ended_on',
    sortsAs: 'date',
    width: '9rem',
  },
  {
    id: 'status',
    header: words.status,
    value: ({ status, is_overdue: isOverdue }) =>
      isOverdue ? `${CLOSE_OUT_LABELS[status]}, ${words.overdue}` : CLOSE_OUT_LABELS[status],
    cell: ({ status, is_overdue: isOverdue }) => <CloseOutState status={status} isOverdue={isOverdue} />,
    width: '11rem',
  },
  {
    id: 'confirmed',
    header: words.confirmed,
    value: ({ confirmed }) => (confirmed ? formatDate(confirmed) : words.notConfirmed),
    exported: ({ confirmed }) => (confirmed ? formatDate(confirmed) : ''),
    sortKey: 'confirmed',
    sortsAs: 'date',
    width: '8rem',
  },
];

import { formatDateTime, StatusBadge } from '@portal/shared-ui';
import { ListPage } from '@portal/shared-ui/filtered-list';
import { RouteButton } from '@portal/shared-ui/page';
import type { TableColumn } from '@portal/shared-ui/table';
import { webhook as words } from '#texts/webhook';
import { BREADCRUMBS, describeState, WEBHOOKS, type Webhook } from '../model/webhook.ts';

const COLUMNS: readonly TableColumn<Webhook>[] = [
  { id: 'name', header: words.name, value: (row) => row.name, sortKey: 'name', width: '12rem' },
  { id: 'url', header: words.url, value: (row) => row.url, width: '18rem' },
  {
    id: 'state',
    header: words.state,
    value: (row) => describeState(row).text,
    cell: (row) => {
      const { tone, text } = describeState(row);
      return <StatusBadge tone={tone}>{text}</StatusBadge>;
    },
    width: '11rem',
  },
  {
    id: 'last',
    header: words.lastDelivered,
    value: (row) => formatDateTime(row.last_delivered) || words.never,
    width: '11rem',
  },
  {
    id: 'owner',
    header: words.owner,
    value: (row) => row.owner?.display_name ?? words.noOwner,
    width: '10rem',
  },
];

/** `/superuser/webhooks`: all webhooks with their state. */
export const Component = () => (
  <ListPage
    title={words.title}
    breadcrumbs={BREADCRUMBS}
    summary={words.summary}
    actions={<RouteButton to={`${WEBHOOKS}/create`}>{words.create}</RouteButton>}
    list="GET /webhook/"
    ordering="name"
    columns={COLUMNS}
    filters={[{ name: 'state', label: words.state, options: Object.entries(words.states) }]}
    rowHref={(row) => `${WEBHOOKS}/${row.id}`}
    rowLabel={(row) => row.name}
    searchLabel={words.search}
    storageKey="webhooks"
    empty={{ description: words.empty }}
    hasShortcuts
  />
);

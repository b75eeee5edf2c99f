import { formatDate, formatDateTime, StatusBadge } from '@portal/shared-ui';
import { ListPage } from '@portal/shared-ui/filtered-list';
import { RouteButton } from '@portal/shared-ui/page';
import type { TableColumn } from '@portal/shared-ui/table';
import { machineKey as words } from '#texts/machine-key';
import { BREADCRUMBS } from '../../webhook/model/webhook.ts';
import { KEY_TONES, KEYS, type MachineKey } from '../model/machine-key.ts';

const COLUMNS: readonly TableColumn<MachineKey>[] = [
  { id: 'name', header: words.name, value: (row) => row.name, sortKey: 'name', width: '12rem' },
  { id: 'purpose', header: words.purpose, value: (row) => row.purpose, width: '18rem' },
  {
    id: 'state',
    header: words.state,
    value: (row) => words.states[row.state],
    cell: (row) => <StatusBadge tone={KEY_TONES[row.state]}>{words.states[row.state]}</StatusBadge>,
    width: '8rem',
  },
  {
    id: 'used',
    header: words.lastUsed,
    value: (row) => formatDateTime(row.last_used) || words.never,
    width: '11rem',
  },
  {
    id: 'expires',
    header: words.expires,
    value: (row) => formatDate(row.expires.slice(0, 10)),
    sortKey: 'expires',
    sortsAs: 'date',
    width: '9rem',
  },
  { id: 'owner', header: words.owner, value: (row) => row.owner.display_name, width: '10rem' },
];

/** `/superuser/keys`: all machine keys with their state. */
export const Component = () => (
  <ListPage
    title={words.title}
    breadcrumbs={BREADCRUMBS}
    summary={words.summary}
    actions={<RouteButton to={`${KEYS}/create`}>{words.create}</RouteButton>}
    list="GET /machine-key/"
    ordering="name"
    columns={COLUMNS}
    filters={[{ name: 'state', label: words.state, options: Object.entries(words.states) }]}
    rowHref={(row) => `${KEYS}/${row.id}`}
    rowLabel={(row) => row.name}
    searchLabel={words.search}
    storageKey="machine-keys"
    empty={{ description: words.empty }}
    hasShortcuts
  />
);

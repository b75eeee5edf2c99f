import { fill, StatusBadge } from '@portal/shared-ui';
import type { RowOf } from '@portal/shared-ui/data';
import type { TableColumn } from '@portal/shared-ui/table';
import { restriction as words } from '#texts/restriction';

export type RestrictedDataset = RowOf<'GET /restricted-dataset/'>;

/** The text for who may request the resource. */
export const accessText = ({
  limited,
  allowed_users: people,
}: Pick<RestrictedDataset, 'limited' | 'allowed_users'>): string =>
  limited ? fill(words.people, { count: people.length }) : words.everyone;

export const DATASET_COLUMNS: readonly TableColumn<RestrictedDataset>[] = [
  { id: 'name', header: words.name, value: (row) => row.display_name, sortKey: 'name' },
  { id: 'code', header: words.code, value: (row) => row.dataset_id, sortKey: 'dataset_id' },
  { id: 'cohort', header: words.cohort, value: (row) => row.cohort.display_name },
  {
    id: 'access',
    header: words.access,
    value: accessText,
    cell: (row) => <StatusBadge tone={row.limited ? 'warning' : 'neutral'}>{accessText(row)}</StatusBadge>,
  },
];

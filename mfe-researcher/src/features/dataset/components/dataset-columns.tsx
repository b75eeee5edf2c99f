import type { Dataset } from '@portal/contract';
import { formatDate, HStack, StatusBadge } from '@portal/shared-ui';
import type { TableColumn } from '@portal/shared-ui/table';
import { curatorLabel, typeLabel } from './dataset-words.ts';

/** Columns of the dataset list; datasets in `approved` are marked as the reader's own. */
export const datasetColumns = (approved: ReadonlySet<string>): ReadonlyArray<TableColumn<Dataset>> => [
  {
    id: 'code',
    header: 'Dataset ID',
    value: (dataset) => dataset.dataset_id,
    sortKey: 'dataset_id',
    width: '8rem',
  },
  {
    id: 'name',
    header: 'Name',
    value: (dataset) => dataset.name,
    cell: (dataset) =>
      approved.has(dataset.id) ? (
        <HStack wrap="wrap" gap="2">
          <span>{dataset.name}</span>
          <StatusBadge tone="warning" colorPalette="orange">
            You have access
          </StatusBadge>
        </HStack>
      ) : (
        dataset.name
      ),
    sortKey: 'name',
  },
  { id: 'type', header: 'Type', value: typeLabel, sortKey: 'type' },
  { id: 'cohort', header: 'Cohort', value: (dataset) => dataset.cohort.display_name },
  { id: 'curation', header: 'Curation', value: curatorLabel },
  { id: 'size', header: 'Size', value: (dataset) => dataset.file_size },
  {
    id: 'released',
    header: 'Released',
    value: (dataset) => formatDate(dataset.release_date),
    sortKey: 'release_date',
  },
  {
    id: 'availability',
    header: 'Availability',
    value: (dataset) => (dataset.available ? 'Available' : 'Unavailable'),
    cell: (dataset) =>
      dataset.available ? (
        <StatusBadge tone="success">Available</StatusBadge>
      ) : (
        <StatusBadge tone="closed">Unavailable</StatusBadge>
      ),
  },
];

import type { Dataset } from '@portal/contract';
import { formatDate, HStack, StatusBadge } from '@portal/shared-ui';
import { CohortMark } from '@portal/shared-ui/cohort';
import type { TableColumn } from '@portal/shared-ui/table';
import { BasketButton } from '../../basket/BasketButton.tsx';
import { curatorLabel, typeLabel } from '../../dataset-words/dataset-words.ts';
import { dataset as texts } from '#texts/dataset';

/** Columns of the dataset list; datasets in `approved` are marked as the reader's own. */
export const datasetColumns = (
  approved: ReadonlySet<string>,
  mayRequest: boolean,
): ReadonlyArray<TableColumn<Dataset>> => [
  {
    id: 'name',
    header: texts.name,
    value: (dataset) => dataset.name,
    cell: (dataset) => (
      <HStack gap="2">
        <CohortMark cohort={dataset.cohort.display_name} boxSize="6" />
        <span>{dataset.name}</span>
      </HStack>
    ),
    sortKey: 'name',
    width: '18rem',
  },
  {
    id: 'code',
    header: texts.code,
    value: (dataset) => dataset.dataset_id,
    sortKey: 'dataset_id',
    width: '8rem',
  },
  { id: 'type', header: texts.type, value: typeLabel, sortKey: 'type', sortsAs: 'order' },
  { id: 'cohort', header: texts.cohort, value: (dataset) => dataset.cohort.display_name },
  { id: 'curation', header: texts.curation, value: curatorLabel },
  { id: 'size', header: texts.size, value: (dataset) => dataset.file_size, width: '5.5rem' },
  {
    id: 'released',
    header: texts.released,
    value: (dataset) => formatDate(dataset.release_date),
    sortKey: 'release_date',
    sortsAs: 'date',
  },
  {
    id: 'availability',
    header: texts.availability,
    value: (dataset) => (dataset.available ? texts.available : texts.unavailable),
    cell: (dataset) =>
      approved.has(dataset.id) ? (
        <StatusBadge tone="success">{texts.hasAccess}</StatusBadge>
      ) : dataset.available ? (
        texts.available
      ) : (
        <StatusBadge tone="closed">{texts.unavailable}</StatusBadge>
      ),
  },
  ...(mayRequest ? [basketColumn(approved)] : []),
];

const basketColumn = (approved: ReadonlySet<string>): TableColumn<Dataset> => ({
  id: 'basket',
  header: texts.request,
  cell: (dataset) =>
    dataset.available && !approved.has(dataset.id) ? <BasketButton dataset={dataset} /> : '--',
  width: '7rem',
});

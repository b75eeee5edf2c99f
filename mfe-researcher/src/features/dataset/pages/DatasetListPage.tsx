import { CURATOR_TYPE_LABELS, DATASET_TYPE_LABELS } from '@portal/contract/statuses';
import { useList } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { DataTable, listProps, useIsCardList, useTableState } from '@portal/shared-ui/table';
import { useMemo } from 'react';
import { CatalogueBasket } from '../../resource/components/CatalogueBasket.tsx';
import { useApprovedDatasets } from '../api/use-approved-datasets.ts';
import { datasetColumns } from '../components/dataset-columns.tsx';
import { FilterSelect } from '../components/FilterSelect.tsx';
import { dataset as words } from '#texts/dataset';

const ALL = ['', words.all] as const;
const typeOptions = [ALL, ...Object.entries(DATASET_TYPE_LABELS)];
const curationOptions = [ALL, ...Object.entries(CURATOR_TYPE_LABELS)];
const availabilityOptions = [ALL, ['true', words.available], ['false', words.unavailable]] as const;

/** /dataset: the catalogue, 50 rows a page where it is a table (specification 2 section 2.7). */
export const Component = () => <DatasetCatalogue title={words.title} />;

/** Fifty cards are ten screens of a phone. */
const PAGE_SIZE = { table: 50, cards: 10 } as const;

/** The datasets with search and filters, as a page of the given title. */
export function DatasetCatalogue({ title, summary }: { title: string; summary?: string }) {
  const { role, user } = useSession();
  const isResearcher = role === 'primary_researcher' || role === 'pi_sbso';
  const mayRequest = !user || (isResearcher && !user.suspended_request);
  const table = useTableState({
    pageSize: useIsCardList() ? PAGE_SIZE.cards : PAGE_SIZE.table,
    filters: { type: '', curator_type: '', available: '' },
  });
  const list = useList('GET /dataset/', { ...table.query, active: true, parent__isnull: true });
  const approved = useApprovedDatasets();
  const columns = useMemo(() => datasetColumns(approved, mayRequest), [approved, mayRequest]);
  const { filters } = table.state;
  return (
    <Page title={title} breadcrumbs={[]} {...(summary ? { summary } : {})}>
      <DataTable
        caption={words.title}
        columns={columns}
        {...listProps(list)}
        state={table.state}
        onStateChange={table.onStateChange}
        rowId={(dataset) => dataset.id}
        rowLabel={(dataset) => dataset.name}
        rowHref={(dataset) => `/dataset/${dataset.dataset_id}`}
        searchLabel={words.searchLabel}
        storageKey="datasets"
        filters={
          <>
            <FilterSelect
              label={words.type}
              value={filters['type'] ?? ''}
              options={typeOptions}
              onChange={(value) => table.setFilter('type', value)}
            />
            <FilterSelect
              label={words.curation}
              value={filters['curator_type'] ?? ''}
              options={curationOptions}
              onChange={(value) => table.setFilter('curator_type', value)}
            />
            {role === 'primary_researcher' ? null : (
              <FilterSelect
                label={words.availability}
                value={filters['available'] ?? ''}
                options={availabilityOptions}
                onChange={(value) => table.setFilter('available', value)}
              />
            )}
          </>
        }
        empty={{ description: words.emptyText }}
      />
      {mayRequest ? <CatalogueBasket /> : null}
    </Page>
  );
}

import type { Dataset } from '@portal/contract';
import { DATASET_ADMIN_ROLES } from '@portal/contract/roles';
import { CURATOR_TYPE_LABELS, DATASET_TYPE_LABELS } from '@portal/contract/statuses';
import { useList } from '@portal/shared-ui/data';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { useCallback, useMemo } from 'react';
import { CatalogueBasket } from '../../resource/components/CatalogueBasket.tsx';
import { useApprovedDatasets } from '../api/use-approved-datasets.ts';
import { useCataloguePageSize } from '../api/use-catalogue-page-size.ts';
import { datasetColumns } from '../components/dataset-columns.tsx';
import { datasetAddress } from '../components/dataset-words.ts';
import { FilterSelect } from '../components/FilterSelect.tsx';
import { dataset as words } from '#texts/dataset';

const ALL = ['', words.all] as const;
const typeOptions = [ALL, ...Object.entries(DATASET_TYPE_LABELS)];
const curationOptions = [ALL, ...Object.entries(CURATOR_TYPE_LABELS)];
const availabilityOptions = [ALL, ['true', words.available], ['false', words.unavailable]] as const;

/** /dataset: the catalogue, 50 rows a page where it is a table (specification 2 section 2.7). */
export function Component() {
  const { role, user } = useSession();
  const isResearcher = role === 'primary_researcher' || role === 'pi_sbso';
  const mayRequest = !user || (isResearcher && !user.suspended_request);
  const table = useTableState({
    pageSize: useCataloguePageSize(),
    filters: { type: '', curator_type: '', available: '' },
  });
  const list = useList('GET /dataset/', { ...table.query, active: true, parent__isnull: true });
  const approved = useApprovedDatasets();
  const columns = useMemo(() => datasetColumns(approved, mayRequest), [approved, mayRequest]);
  const isApproved = useCallback((dataset: Dataset) => approved.has(dataset.id), [approved]);
  const { filters } = table.state;
  return (
    <Page
      title={words.title}
      breadcrumbs={[]}
      actions={
        role !== null && DATASET_ADMIN_ROLES.includes(role) ? (
          <RouteButton to="/dataset/create">{words.newDataset}</RouteButton>
        ) : undefined
      }
    >
      <DataTable
        caption={words.title}
        columns={columns}
        {...listProps(list)}
        state={table.state}
        onStateChange={table.onStateChange}
        rowId={(dataset) => dataset.id}
        rowLabel={(dataset) => dataset.name}
        rowHref={datasetAddress}
        isMarked={isApproved}
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

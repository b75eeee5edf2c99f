import type { Dataset } from '@portal/contract';
import { CheckRow, fill } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { useList } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { useCallback, useMemo } from 'react';
import { CatalogueBasket } from '../../resource/components/CatalogueBasket.tsx';
import { useApprovedDatasets } from '../api/use-approved-datasets.ts';
import { useCataloguePageSize } from '../api/use-catalogue-page-size.ts';
import { datasetColumns } from '../components/dataset-columns.tsx';
import { datasetAddress } from '../components/dataset-words.ts';
import { PublicFilters } from '../components/PublicFilters.tsx';
import { PUBLIC_ORIGIN } from '../components/public-origin.ts';
import { ResourceDetails } from '../components/ResourceDetails.tsx';
import { dataset as datasetWords } from '#texts/dataset';
import { publicResources as words } from '#texts/public-resources';

const OFFICIAL = '1';

const publicAddress = (dataset: Dataset): string => {
  const address = datasetAddress(dataset);
  return `${address}${address.includes('?') ? '&' : '?'}from=${PUBLIC_ORIGIN}`;
};
const showDetails = (dataset: Dataset) => <ResourceDetails dataset={dataset} />;

/** /public-resources: the catalogue as visitors find it (spec 2 section 2.7). */
export function Component() {
  const { role, user } = useSession();
  const { product_name: product } = useBranding();
  const isResearcher = role === 'primary_researcher' || role === 'pi_sbso';
  const mayRequest = !user || (isResearcher && !user.suspended_request);
  const table = useTableState({
    pageSize: useCataloguePageSize(),
    filters: { type: '', curator_type: '', cohort: '', available: '' },
  });
  const list = useList('GET /dataset/', { ...table.query, active: true, parent__isnull: true });
  const approved = useApprovedDatasets();
  const columns = useMemo(() => datasetColumns(approved, mayRequest), [approved, mayRequest]);
  const isApproved = useCallback((dataset: Dataset) => approved.has(dataset.id), [approved]);
  const { filters } = table.state;
  return (
    <Page title={words.title} breadcrumbs={[]} summary={words.summary}>
      <DataTable
        caption={words.title}
        columns={columns}
        {...listProps(list)}
        state={table.state}
        onStateChange={table.onStateChange}
        rowId={(dataset) => dataset.id}
        rowLabel={(dataset) => dataset.name}
        rowHref={publicAddress}
        isMarked={isApproved}
        details={showDetails}
        searchLabel={words.searchLabel}
        storageKey="public-resources"
        filters={
          <>
            <CheckRow
              isChecked={filters['curator_type'] === OFFICIAL}
              onChange={(isOn) => table.setFilter('curator_type', isOn ? OFFICIAL : '')}
            >
              {fill(words.official, { product })}
            </CheckRow>
            <PublicFilters
              filters={filters}
              onApply={(chosen) =>
                table.onStateChange({ ...table.state, page: 1, filters: { ...filters, ...chosen } })
              }
            />
          </>
        }
        empty={{ description: datasetWords.emptyText }}
      />
      {mayRequest ? <CatalogueBasket /> : null}
    </Page>
  );
}

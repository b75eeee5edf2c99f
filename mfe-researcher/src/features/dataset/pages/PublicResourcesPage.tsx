import type { Dataset } from '@portal/contract';
import { Box, CheckRow, fill } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { CohortMarks } from '@portal/shared-ui/cohort';
import { Page } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { DataTable } from '@portal/shared-ui/table';
import { CatalogueBasket } from '../../basket/CatalogueBasket.tsx';
import { useCatalogue } from '../api/use-catalogue.ts';
import { datasetAddress } from '../../dataset-words/dataset-words.ts';
import { COHORT_KINDS_HEIGHT, CohortKinds } from '../components/CohortKinds.tsx';
import { FacetDialog } from '../components/FacetDialog.tsx';
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

/** /public-resources: the catalog for visitors (spec 2 section 2.7). */
export function Component() {
  const { product_name: product } = useBranding();
  const { user } = useSession();
  const { table, tableProps, mayRequest, kinds, facetProps } = useCatalogue();
  const { filters } = table.state;
  return (
    <Page
      title={words.title}
      isPublic={!user}
      breadcrumbs={[]}
      summary={user ? words.summary : words.visitorSummary}
    >
      <Box mb="5" minH={COHORT_KINDS_HEIGHT}>
        <CohortKinds {...kinds} />
      </Box>
      <DataTable
        caption={words.title}
        {...tableProps}
        rowHref={publicAddress}
        details={showDetails}
        searchLabel={words.searchLabel}
        storageKey="public-resources"
        filters={
          <>
            <CheckRow
              isChecked={filters['curator_type__in'] === OFFICIAL}
              onChange={(isOn) => table.setFilter('curator_type__in', isOn ? OFFICIAL : '')}
            >
              {fill(words.official, { product })}
            </CheckRow>
            <FacetDialog {...facetProps} />
          </>
        }
        empty={{ description: datasetWords.emptyText, icon: <CohortMarks /> }}
      />
      {mayRequest ? <CatalogueBasket /> : null}
    </Page>
  );
}

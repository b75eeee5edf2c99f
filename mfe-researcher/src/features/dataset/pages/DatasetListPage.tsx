import { CohortMarks } from '@portal/shared-ui/cohort';
import { DATASET_ADMIN_ROLES } from '@portal/contract/roles';
import { Box, Flex, Stack } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { DataTable } from '@portal/shared-ui/table';
import { CatalogueBasket } from '../../basket/CatalogueBasket.tsx';
import { useCatalogue } from '../api/use-catalogue.ts';
import { CatalogueFacets } from '../components/CatalogueFacets.tsx';
import { COHORT_KINDS_HEIGHT, CohortKinds } from '../components/CohortKinds.tsx';
import { FacetDialog } from '../components/FacetDialog.tsx';
import { datasetAddress } from '../../dataset-words/dataset-words.ts';
import { dataset as words } from '#texts/dataset';

/** `/dataset`: the catalog; as a table it has 50 rows a page (spec 2 section 2.7). */
export function Component() {
  const { role } = useSession();
  const { tableProps, mayRequest, kinds, facetProps } = useCatalogue();
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
      <Flex gap="8" align="flex-start">
        <Stack hideBelow="xl" width="12rem" flexShrink="0" gap="4">
          <CatalogueFacets facets={facetProps.facets} />
        </Stack>
        <Box flex="1" minW="0">
          <Box mb="5" minH={COHORT_KINDS_HEIGHT}>
            <CohortKinds {...kinds} />
          </Box>
          <DataTable
            caption={words.title}
            {...tableProps}
            rowHref={datasetAddress}
            searchLabel={words.searchLabel}
            storageKey="datasets"
            filters={
              <Box hideFrom="xl">
                <FacetDialog {...facetProps} />
              </Box>
            }
            empty={{ description: words.emptyText, icon: <CohortMarks /> }}
          />
        </Box>
      </Flex>
      {mayRequest ? <CatalogueBasket /> : null}
    </Page>
  );
}

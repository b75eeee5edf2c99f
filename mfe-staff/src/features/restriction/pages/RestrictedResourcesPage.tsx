import { ListTable } from '@portal/shared-ui/filtered-list';
import { Page } from '@portal/shared-ui/page';
import { Box, SectionHeading, Stack } from '@portal/shared-ui';
import { DatasetRestriction } from '../components/DatasetRestriction.tsx';
import { DATASET_COLUMNS, type RestrictedDataset } from '../components/restriction-columns.tsx';
import { SampleTypeTable } from '../components/SampleTypeTable.tsx';
import { restriction as words } from '#texts/restriction';

const RESTRICTIONS = [
  ['true', words.limitedOnly],
  ['false', words.openOnly],
] as const;
const FILTERS = [{ name: 'limited', label: words.filter, options: RESTRICTIONS }];

const showRestriction = ({ id }: RestrictedDataset) => <DatasetRestriction id={id} />;

/** `/restricted_resources`: who may find and request resources that are not for everyone (spec 2 section 2.7). */
export function Component() {
  return (
    <Page title={words.title} breadcrumbs={[]} summary={words.summary}>
      <Stack gap="10">
        <Box>
          <SectionHeading>{words.datasets}</SectionHeading>
          <ListTable
            list="GET /restricted-dataset/"
            caption={words.datasets}
            columns={DATASET_COLUMNS}
            details={showRestriction}
            searchLabel={words.search}
            filters={FILTERS}
            storageKey="restricted-datasets"
            empty={{ description: words.emptyText }}
          />
        </Box>
        <Box>
          <SectionHeading>{words.biospecimens}</SectionHeading>
          <SampleTypeTable />
        </Box>
      </Stack>
    </Page>
  );
}

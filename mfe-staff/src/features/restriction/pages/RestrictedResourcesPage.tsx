import { MESSAGES } from '@portal/contract/messages';
import { useList } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { ChoiceFilter, DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { Box, SectionHeading, Stack } from '@portal/shared-ui';
import { DatasetRestriction } from '../components/DatasetRestriction.tsx';
import { DATASET_COLUMNS, type RestrictedDataset } from '../components/restriction-columns.tsx';
import { SampleTypeTable } from '../components/SampleTypeTable.tsx';
import { restriction as words } from '#texts/restriction';

const RESTRICTIONS = [
  ['true', words.limitedOnly],
  ['false', words.openOnly],
] as const;

const showRestriction = ({ id }: RestrictedDataset) => <DatasetRestriction id={id} />;

/** /restricted_resources: who may find and ask for what is not for everybody (spec 2 section 2.7). */
export function Component() {
  const { state, onStateChange, query, setFilter } = useTableState({ filters: { limited: '' } });
  const list = useList('GET /restricted-dataset/', query);
  return (
    <Page title={words.title} breadcrumbs={[]} summary={words.summary}>
      <Stack gap="10">
        <Box>
          <SectionHeading>{words.datasets}</SectionHeading>
          <DataTable
            caption={words.datasets}
            columns={DATASET_COLUMNS}
            {...listProps(list)}
            state={state}
            onStateChange={onStateChange}
            rowId={(row) => row.id}
            details={showRestriction}
            searchLabel={words.search}
            filters={
              <ChoiceFilter
                label={words.filter}
                value={state.filters['limited'] ?? ''}
                options={RESTRICTIONS}
                onChange={(value) => setFilter('limited', value)}
              />
            }
            storageKey="restricted-datasets"
            empty={{ title: MESSAGES.noEntries, description: words.emptyText }}
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

import { ACCESS_TYPES } from '@portal/contract/statuses';
import { ACCESS_LEDGER_ROLES } from '@portal/contract/roles';
import { Box, SectionHeading, Stack } from '@portal/shared-ui';
import type { RowOf } from '@portal/shared-ui/data';
import { ListTable } from '@portal/shared-ui/filtered-list';
import { Page } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import type { TableColumn } from '@portal/shared-ui/table';
import { AttentionLine } from '../../attention/components/Attention.tsx';
import { Comparison } from '../components/Comparison.tsx';
import { DatasetPeople } from '../components/DatasetPeople.tsx';
import { FailedChanges } from '../components/FailedChanges.tsx';
import { dataAccess as words } from '#texts/data-access';

type Dataset = RowOf<'GET /dataset/'>;

const listWays = (dataset: Dataset): string =>
  ACCESS_TYPES.filter((way) => {
    if (way === 'Globus') return dataset.globus;
    if (way === 'AWS') return dataset.aws;
    return way === 'GPF' ? dataset.gpf_accessible && Boolean(dataset.gpf_group) : Boolean(dataset.data_file);
  })
    .map((way) => words.way[way])
    .join(', ') || words.noWays;

const COLUMNS: readonly TableColumn<Dataset>[] = [
  { id: 'name', header: words.name, value: (dataset) => dataset.name, sortKey: 'name' },
  { id: 'code', header: words.code, value: (dataset) => dataset.dataset_id, sortKey: 'dataset_id' },
  { id: 'ways', header: words.ways, value: listWays },
];
const WHOLE = { parent__isnull: true, expand: 'data_file' } as const;
const showPeople = (dataset: Dataset) => <DatasetPeople dataset={dataset} />;

/** /dataaccess: the ledger of access by dataset, 50 a page (spec 3 sections 2.13 and 9). */
export function Component() {
  const { role } = useSession();
  const seesLedger = role !== null && ACCESS_LEDGER_ROLES.includes(role);
  return (
    <Page title={words.title} breadcrumbs={[]} summary={words.summary}>
      {seesLedger ? <AttentionLine area="access" /> : null}
      <Stack gap="10" align="stretch">
        {seesLedger ? <FailedChanges /> : null}
        <Box>
          <SectionHeading>{words.datasets}</SectionHeading>
          <ListTable
            list="GET /dataset/"
            query={WHOLE}
            pageSize={50}
            caption={words.datasets}
            columns={COLUMNS}
            rowLabel={(dataset) => dataset.name}
            details={showPeople}
            searchLabel={words.search}
            storageKey="data-access"
            empty={{ description: words.emptyText }}
          />
        </Box>
        {seesLedger ? <Comparison /> : null}
      </Stack>
    </Page>
  );
}

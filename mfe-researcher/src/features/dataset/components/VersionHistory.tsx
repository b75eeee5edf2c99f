import type { Dataset } from '@portal/contract';
import { Box, formatDate, SectionHeading, StatusBadge } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { DataTable, listProps, type TableColumn, type TableState } from '@portal/shared-ui/table';
import { useState } from 'react';
import { versionLabel } from '../../dataset-words/dataset-words.ts';
import { dataset as texts } from '#texts/dataset';

const COLUMNS: ReadonlyArray<TableColumn<Dataset>> = [
  { id: 'version', header: texts.version, value: versionLabel, width: '6rem' },
  {
    id: 'released',
    header: texts.released,
    value: ({ release_date: date }) => formatDate(date),
    width: '9rem',
  },
  { id: 'notes', header: texts.changeNotes, value: ({ change_notes: notes }) => notes },
  {
    id: 'state',
    header: texts.versionState,
    value: ({ parent }) => (parent === null ? texts.newest : texts.older),
    cell: ({ parent }) =>
      parent === null ? <StatusBadge tone="success">{texts.newest}</StatusBadge> : texts.older,
  },
];
const ALL: TableState = { page: 1, pageSize: 50, ordering: '', search: '', filters: {} };

/** All versions of a dataset, newest first, for users whom the server allows to see them (spec 2 section 4). */
export function VersionHistory({ dataset }: { dataset: Dataset }) {
  const [state, setState] = useState(ALL);
  const list = useList('GET /dataset/', {
    dataset_id: dataset.dataset_id,
    ordering: '-version',
    limit: state.pageSize,
    offset: (state.page - 1) * state.pageSize,
  });
  return (
    <Box as="section" mt="8">
      <SectionHeading>{texts.versions}</SectionHeading>
      <DataTable
        caption={texts.versions}
        columns={COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={setState}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/dataset/${id}?isUUID`}
      />
    </Box>
  );
}

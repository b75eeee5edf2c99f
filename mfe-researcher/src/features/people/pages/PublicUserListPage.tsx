import { MESSAGES } from '@portal/contract/messages';
import type { ResponseOf } from '@portal/contract/types';
import { useList } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { DataTable, listProps, useTableState, type TableColumn } from '@portal/shared-ui/table';
import { user as words } from '#texts/user';

type PublicUser = ResponseOf<'GET /public/user/{id}/'>;

const COLUMNS: ReadonlyArray<TableColumn<PublicUser>> = [
  { id: 'name', header: words.name, value: (row) => row.display_name, sortKey: 'last_name' },
  { id: 'institution', header: words.institutionName, value: (row) => row.institution },
];

/** /public/user: researchers with approved dataset requests, for everybody (spec 2 section 2.7). */
export function Component() {
  const { state, onStateChange, query } = useTableState({ ordering: 'last_name' });
  const list = useList('GET /public/user/', query);
  return (
    <Page title={words.people} breadcrumbs={[{ label: words.home, to: '/' }]}>
      <DataTable
        caption={words.people}
        columns={COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        rowHref={(row) => `/public/user/${row.id}`}
        searchLabel={words.peopleSearch}
        empty={{ title: MESSAGES.noEntries, description: words.peopleEmpty }}
      />
    </Page>
  );
}

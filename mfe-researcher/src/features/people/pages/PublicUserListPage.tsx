import type { ResponseOf } from '@portal/contract/types';
import { ListPage } from '@portal/shared-ui/filtered-list';
import type { TableColumn } from '@portal/shared-ui/table';
import { user as words } from '#texts/user';

type PublicUser = ResponseOf<'GET /public/user/{id}/'>;

const COLUMNS: ReadonlyArray<TableColumn<PublicUser>> = [
  { id: 'name', header: words.name, value: (row) => row.display_name, sortKey: 'last_name' },
  { id: 'institution', header: words.institutionName, value: (row) => row.institution },
];

/** /public/user: researchers with approved dataset requests, for everyone (spec 2 section 2.7). */
export const Component = () => (
  <ListPage
    title={words.people}
    breadcrumbs={[{ label: words.home, to: '/' }]}
    list="GET /public/user/"
    ordering="last_name"
    columns={COLUMNS}
    rowHref={(row) => `/public/user/${row.id}`}
    searchLabel={words.peopleSearch}
    empty={{ description: words.peopleEmpty }}
  />
);

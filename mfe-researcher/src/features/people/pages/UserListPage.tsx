import type { User } from '@portal/contract/types';
import { fill, formatDate } from '@portal/shared-ui';
import { ListPage } from '@portal/shared-ui/filtered-list';
import { RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { createColumnBuilder } from '@portal/shared-ui/table';
import { RESEARCHER_COLUMNS } from '../../official/components/researcher-columns.tsx';
import { user as words } from '#texts/user';

const column = createColumnBuilder<User>();
const COLUMNS = [
  ...RESEARCHER_COLUMNS.slice(0, 1),
  column(['title'], { id: 'title', header: words.position, value: (row) => row.title ?? '' }),
  ...RESEARCHER_COLUMNS.slice(1),
  column(['last_login'], {
    id: 'last_login',
    header: words.lastLogin,
    value: (row) => formatDate(row.last_login) || words.never,
    sortKey: 'last_login',
    sortsAs: 'date',
    width: '8rem',
  }),
];
const EXPANDED = { expand: 'user_institutions' } as const;

/** /user for Signing Officials: the people of their institution, with who is confirmed and who agreed to the joinder. */
export function Component() {
  const { institution } = useSession();
  return (
    <ListPage
      title={words.list}
      summary={institution ? fill(words.listOf, { institution: institution.display_name }) : undefined}
      breadcrumbs={[]}
      actions={<RouteButton to="/annual-researcher-review">{words.verify}</RouteButton>}
      list="GET /user/"
      query={EXPANDED}
      ordering="last_name"
      columns={COLUMNS}
      rowFields={['id']}
      rowHref={(row) => `/user/${row.id}`}
      searchLabel={words.search}
      storageKey="institution-people"
      empty={{ description: words.emptyOfficial }}
    />
  );
}

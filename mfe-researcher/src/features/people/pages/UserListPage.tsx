import type { User } from '@portal/contract/types';
import { fill, formatDate, StatusBadge } from '@portal/shared-ui';
import { ListPage } from '@portal/shared-ui/filtered-list';
import { RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import type { TableColumn } from '@portal/shared-ui/table';
import { user as words } from '#texts/user';

type Standing = 'confirmed' | 'waiting' | 'removed';

/** The standing of the person at their primary institution. */
function findStanding({ user_institutions: links }: User): Standing {
  const link = links?.find(({ primary }) => primary);
  if (link?.verified === false) return 'removed';
  return link?.confirmed ? 'confirmed' : 'waiting';
}

/** Signing Officials who do no research sign the agreement itself and need no joinder. */
const agreesToJoinder = ({ groups }: User): boolean =>
  groups.some(({ name }) => name === 'primary_researcher');

const COLUMNS: ReadonlyArray<TableColumn<User>> = [
  { id: 'name', header: words.name, value: (row) => row.display_name, sortKey: 'last_name' },
  { id: 'title', header: words.position, value: (row) => row.title ?? '' },
  { id: 'email', header: words.email, value: (row) => row.email, sortKey: 'email', canCopy: true },
  {
    id: 'confirmed',
    header: words.confirmation,
    value: (row) => words[findStanding(row)],
    cell: (row) => {
      const standing = findStanding(row);
      return standing === 'waiting' ? (
        <StatusBadge tone="warning">{words.waiting}</StatusBadge>
      ) : (
        words[standing]
      );
    },
    width: '11rem',
  },
  {
    id: 'joinder_date',
    header: words.joinder,
    value: (row) => formatDate(row.joinder_date) || (agreesToJoinder(row) ? words.noJoinder : ''),
    width: '9rem',
  },
  {
    id: 'last_login',
    header: words.lastLogin,
    value: (row) => formatDate(row.last_login) || words.never,
    sortKey: 'last_login',
    sortsAs: 'date',
    width: '8rem',
  },
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
      rowHref={(row) => `/user/${row.id}`}
      searchLabel={words.search}
      storageKey="institution-people"
      empty={{ description: words.emptyOfficial }}
    />
  );
}

import type { User } from '@portal/contract/types';
import { fill, formatDate, StatusBadge } from '@portal/shared-ui';
import { ListPage } from '@portal/shared-ui/filtered-list';
import { RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { columnsOf } from '@portal/shared-ui/table';
import { user as words } from '#texts/user';

type Standing = 'confirmed' | 'waiting' | 'removed';

/** The standing of the person at their primary institution. */
function findStanding({ user_institutions: links }: Pick<User, 'user_institutions'>): Standing {
  const link = links?.find(({ primary }) => primary);
  if (link?.verified === false) return 'removed';
  return link?.confirmed ? 'confirmed' : 'waiting';
}

/** Signing Officials who do no research sign the agreement itself and need no joinder. */
const agreesToJoinder = ({ groups }: Pick<User, 'groups'>): boolean =>
  groups.some(({ name }) => name === 'primary_researcher');

const column = columnsOf<User>();
const COLUMNS = [
  column(['display_name'], {
    id: 'name',
    header: words.name,
    value: (row) => row.display_name,
    sortKey: 'last_name',
  }),
  column(['title'], { id: 'title', header: words.position, value: (row) => row.title ?? '' }),
  column(['email'], {
    id: 'email',
    header: words.email,
    value: (row) => row.email,
    sortKey: 'email',
    canCopy: true,
  }),
  column(['user_institutions'], {
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
  }),
  column(['joinder_date', 'groups'], {
    id: 'joinder_date',
    header: words.joinder,
    value: (row) => formatDate(row.joinder_date) || (agreesToJoinder(row) ? words.noJoinder : ''),
    width: '9rem',
  }),
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

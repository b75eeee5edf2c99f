import type { User } from '@portal/contract/types';
import { formatDate, StatusBadge, Text } from '@portal/shared-ui';
import { createColumnBuilder } from '@portal/shared-ui/table';
import { user as words } from '#texts/user';
import { verification } from '#texts/verification';

type MemberStatus = 'confirmed' | 'waiting' | 'unverified' | 'removed';

/** The status of the person at their primary institution. No one decides about an address that is not verified. */
function findMemberStatus({
  user_institutions: links,
  verified,
}: Pick<User, 'user_institutions' | 'verified'>): MemberStatus {
  const link = links?.find(({ primary }) => primary);
  if (link?.verified === false) return 'removed';
  if (link?.confirmed) return 'confirmed';
  return verified ? 'waiting' : 'unverified';
}

/** Signing Officials who do no research sign the agreement itself and need no joinder. */
const agreesToJoinder = ({ groups }: Pick<User, 'groups'>): boolean =>
  groups.some(({ name }) => name === 'primary_researcher');

const column = createColumnBuilder<User>();
/** What a Signing Official decides by: who each person is, whether they are confirmed, and their joinder. */
export const RESEARCHER_COLUMNS = [
  column(['display_name'], {
    id: 'name',
    header: words.name,
    value: (row) => row.display_name,
    sortKey: 'last_name',
  }),
  column(['email'], {
    id: 'email',
    header: words.email,
    value: (row) => row.email,
    sortKey: 'email',
    canCopy: true,
  }),
  column(['user_institutions', 'verified'], {
    id: 'confirmed',
    header: words.confirmation,
    value: (row) => words[findMemberStatus(row)],
    cell: (row) => {
      const status = findMemberStatus(row);
      if (status !== 'waiting') return words[status];
      return (
        <>
          <StatusBadge tone="info">{words.waiting}</StatusBadge>
          {/* an address within the domains would have confirmed them */}
          <Text textStyle="sm" color="fg.muted">
            {verification.otherDomain}
          </Text>
        </>
      );
    },
    width: '13rem',
  }),
  column(['joinder_date', 'groups'], {
    id: 'joinder_date',
    header: words.joinder,
    value: (row) => formatDate(row.joinder_date) || (agreesToJoinder(row) ? words.noJoinder : ''),
    width: '9rem',
  }),
];

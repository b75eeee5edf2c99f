import type { TeamMember } from '@portal/contract';
import { STAFF_ROLES, TEAM_ROLE_LABELS } from '@portal/contract/roles';
import { Box, chakra, Table, Text } from '@chakra-ui/react';
import { use, type ReactNode } from 'react';
import { Phrase } from '../../design/layout/Phrase.tsx';
import { RouteLink } from '../../design/page/RouteLink.tsx';
import { SessionContext } from '../session/index.ts';
import { MemberWarnings } from './MemberWarnings.tsx';
import { team as words } from '#texts/team';
import { currentMembers, memberName } from './member-words.ts';

interface TeamTableProps {
  /** Removed members are hidden. */
  members: readonly TeamMember[];
  /** Describes what a member lacks; default: a few words per item. */
  describe?: (member: TeamMember) => readonly string[];
  /** A last column, for example Edit and Remove. */
  actions?: ((member: TeamMember) => ReactNode) | undefined;
  /** A column after the name: who gets access. */
  access?: ((member: TeamMember) => ReactNode) | undefined;
}

/** Who belongs to the team. On a narrow screen each person is a separate block, so that nothing scrolls sideways. */
export function TeamTable({ members, describe, actions, access }: TeamTableProps) {
  // for staff the names are links to the person; researchers cannot open other people's pages
  const role = use(SessionContext)?.role ?? null;
  const opensPeople = role !== null && (STAFF_ROLES as readonly string[]).includes(role);
  return (
    <Table.Root
      size="md"
      variant="outline"
      bg="bg.panel"
      aria-label={words.caption}
      display={{ base: 'block', md: 'table' }}
    >
      <Table.Header display={{ base: 'none', md: 'table-header-group' }}>
        <Table.Row>
          <Table.ColumnHeader>{words.name}</Table.ColumnHeader>
          <Table.ColumnHeader>{words.position}</Table.ColumnHeader>
          {access ? <Table.ColumnHeader>{words.access}</Table.ColumnHeader> : null}
          <Table.ColumnHeader>{words.state}</Table.ColumnHeader>
          {actions ? <Table.ColumnHeader>{words.actions}</Table.ColumnHeader> : null}
        </Table.Row>
      </Table.Header>
      <Table.Body display={{ base: 'block', md: 'table-row-group' }}>
        {currentMembers(members).map((member) => (
          <Table.Row key={member.id} display={{ base: 'block', md: 'table-row' }} py={{ base: '2', md: '0' }}>
            <Cell>
              <Text fontWeight="semibold">
                {opensPeople && member.user_id !== null ? (
                  <RouteLink to={`/user/${member.user_id}`}>{memberName(member)}</RouteLink>
                ) : (
                  memberName(member)
                )}
              </Text>
              <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                {member.email}
              </Text>
              {member.globus_username ? (
                <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                  <Phrase text={words.globusName} values={{ globusUsername: member.globus_username }} />
                </Text>
              ) : null}
            </Cell>
            <Cell label={words.position}>
              <Text>{TEAM_ROLE_LABELS[member.user_role]}</Text>
              <Text color="fg.muted" textStyle="sm">
                {member.institution}
              </Text>
            </Cell>
            {access ? <Cell label={words.access}>{access(member)}</Cell> : null}
            <Cell label={words.state}>
              <MemberWarnings member={member} describe={describe} />
            </Cell>
            {actions ? <Cell>{actions(member)}</Cell> : null}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function Cell({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Table.Cell
      display={{ base: 'block', md: 'table-cell' }}
      borderBottomWidth={{ base: '0', md: '1px' }}
      py={{ base: '1', md: 'row' }}
      verticalAlign="top"
    >
      {label ? (
        <chakra.span display={{ base: 'block', md: 'none' }} color="fg.muted" textStyle="sm" aria-hidden>
          {label}
        </chakra.span>
      ) : null}
      <Box>{children}</Box>
    </Table.Cell>
  );
}

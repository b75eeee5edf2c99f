import type { TeamMember } from '@portal/contract';
import { Box, chakra, Table, Text } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { memberName } from '../api/member-warnings.ts';
import { MemberWarnings } from './MemberWarnings.tsx';

interface TeamTableProps {
  members: readonly TeamMember[];
  /** A last column, for example Edit and Remove. */
  actions?: ((member: TeamMember) => ReactNode) | undefined;
  /** A column after the name: who gets access. */
  access?: ((member: TeamMember) => ReactNode) | undefined;
}

/** Who belongs to the team. On a narrow screen each person is a block of its own, so that nothing scrolls sideways. */
export function TeamTable({ members, actions, access }: TeamTableProps) {
  return (
    <Table.Root
      size="md"
      variant="outline"
      bg="bg.panel"
      aria-label="Research team"
      display={{ base: 'block', md: 'table' }}
    >
      <Table.Header display={{ base: 'none', md: 'table-header-group' }}>
        <Table.Row>
          <Table.ColumnHeader>Name</Table.ColumnHeader>
          <Table.ColumnHeader>Role and institution</Table.ColumnHeader>
          {access ? <Table.ColumnHeader>Access</Table.ColumnHeader> : null}
          <Table.ColumnHeader>State</Table.ColumnHeader>
          {actions ? <Table.ColumnHeader>Actions</Table.ColumnHeader> : null}
        </Table.Row>
      </Table.Header>
      <Table.Body display={{ base: 'block', md: 'table-row-group' }}>
        {members.map((member) => (
          <Table.Row key={member.id} display={{ base: 'block', md: 'table-row' }} py={{ base: '2', md: '0' }}>
            <Cell>
              <Text fontWeight="semibold">{memberName(member)}</Text>
              <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                {member.email}
              </Text>
              {member.globus_username ? (
                <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                  Globus: {member.globus_username}
                </Text>
              ) : null}
            </Cell>
            <Cell label="Role and institution">
              <Text>{member.user_role}</Text>
              <Text color="fg.muted" textStyle="sm">
                {member.institution}
              </Text>
            </Cell>
            {access ? <Cell label="Access">{access(member)}</Cell> : null}
            <Cell label="State">
              <MemberWarnings member={member} />
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
      py={{ base: '1', md: '3' }}
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

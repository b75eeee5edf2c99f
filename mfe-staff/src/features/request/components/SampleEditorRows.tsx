import { Box, CloseIcon, fill, IconButton, Input, Table, Text } from '@portal/shared-ui';
import { AvailabilityStatus } from '@portal/shared-ui/sample-availability';
import type { ReactNode } from 'react';
import { replaceId, type SampleRow } from '../api/sample-rows.ts';
import { samples as words } from '#texts/samples';

const { columns } = words;

/** Ids and amounts to write in. On a narrow screen each sample is a block of its own. */
export function SampleEditorRows({
  rows,
  onChange,
}: {
  rows: readonly SampleRow[];
  onChange: (rows: SampleRow[]) => void;
}) {
  const set = (key: number, change: Partial<SampleRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
  return (
    <Table.Root
      size="sm"
      variant="outline"
      bg="bg.panel"
      aria-label={words.table}
      display={{ base: 'block', md: 'table' }}
    >
      <Table.Header display={{ base: 'none', md: 'table-header-group' }}>
        <Table.Row>
          <Table.ColumnHeader>{columns.id}</Table.ColumnHeader>
          <Table.ColumnHeader>{columns.available}</Table.ColumnHeader>
          <Table.ColumnHeader>{columns.status}</Table.ColumnHeader>
          <Table.ColumnHeader>{columns.requested}</Table.ColumnHeader>
          <Table.ColumnHeader>{columns.requests}</Table.ColumnHeader>
          <Table.ColumnHeader aria-label={columns.remove} />
        </Table.Row>
      </Table.Header>
      <Table.Body display={{ base: 'block', md: 'table-row-group' }}>
        {rows.map((row, index) => (
          <Table.Row key={row.key} display={{ base: 'block', md: 'table-row' }} py={{ base: '2', md: '0' }}>
            <Cell>
              <Input
                size="sm"
                minW="8rem"
                aria-label={fill(words.idOf, { number: index + 1 })}
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                value={row.id}
                onChange={(event) => onChange(replaceId(rows, row.key, event.currentTarget.value))}
              />
            </Cell>
            <Cell label={columns.available}>
              {row.known?.amount_available == null ? '' : `${row.known.amount_available} ${row.known.unit}`}
            </Cell>
            <Cell label={columns.status}>
              {row.known ? (
                <AvailabilityStatus availability={row.known.availability} />
              ) : (
                <Text color="fg.muted">{words.unvalidated}</Text>
              )}
              {row.known?.alternatives?.length ? (
                <Text textStyle="sm" mt="1">
                  {fill(words.alternatives, { ids: row.known.alternatives.join(', ') })}
                </Text>
              ) : null}
            </Cell>
            <Cell label={columns.requested}>
              <Input
                size="sm"
                width="6rem"
                inputMode="decimal"
                aria-label={fill(words.amountOf, { number: index + 1 })}
                value={row.amount}
                onChange={(event) => set(row.key, { amount: event.currentTarget.value })}
              />
            </Cell>
            <Cell label={columns.requests}>{row.known?.request_count ?? ''}</Cell>
            <Cell>
              <IconButton
                size="sm"
                variant="ghost"
                aria-label={fill(words.remove, { number: index + 1 })}
                onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
              >
                <CloseIcon />
              </IconButton>
            </Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function Cell({ label, children }: { label?: string; children?: ReactNode }) {
  return (
    <Table.Cell display={{ base: 'block', md: 'table-cell' }} border={{ base: 'none', md: undefined }}>
      {label === undefined ? null : (
        <Box as="span" hideFrom="md" textStyle="sm" color="fg.muted" me="2">
          {label}
        </Box>
      )}
      {children}
    </Table.Cell>
  );
}

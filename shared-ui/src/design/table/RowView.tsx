import { Box, HStack, Table } from '@chakra-ui/react';
import { useId, type MouseEvent } from 'react';
import { CheckRow } from '../layout/CheckRow.tsx';
import { fill } from '../layout/fill.ts';
import { CellContent } from './CellContent.tsx';
import { DetailsButton } from './DetailsButton.tsx';
import type { ListModel, ListRow } from './use-list-model.ts';
import { table as words } from '#texts/table';

/** Placeholders and rows have the same height, so that nothing moves when the rows arrive. */
export const ROW_HEIGHT = 'row';

/** Gold, with a bar at its start: tints alone vanish on poor screens. */
const MARKED = {
  bg: 'orange.subtle',
  _hover: { bg: 'orange.muted' },
  boxShadow: 'inset 3px 0 0 {colors.orange.solid}',
} as const;

/** The number of columns before those of the list. */
export const countTools = <Row,>({ selection }: ListModel<Row>): number => (selection ? 1 : 0);

/** A click on a control inside the row, or one that ends a text selection, does not open the row. */
function opensRow(event: MouseEvent): boolean {
  const isControl =
    event.target instanceof Element && event.target.closest('a, button, input, label, select') !== null;
  return !isControl && !window.getSelection()?.toString();
}

/** One row of the table and, below it, its details while they are open. */
export function RowView<Row>({ listed, model }: { listed: ListRow<Row>; model: ListModel<Row> }) {
  const { id, row, isSelected, isMarked, isExpanded, label, href, open } = listed;
  const { columns, selection, details } = model;
  const detailsId = useId();
  const panel = details?.(row) ?? null;
  return (
    <>
      <Table.Row
        data-row
        height={ROW_HEIGHT}
        aria-selected={selection ? isSelected : undefined}
        data-selected={isSelected ? '' : undefined}
        cursor={open ? 'pointer' : undefined}
        data-marked={isMarked ? '' : undefined}
        {...(isMarked ? MARKED : {})}
        _focusWithin={{ bg: 'accent.subtle' }}
        onClick={(event) => {
          if (open && opensRow(event)) open();
        }}
      >
        {selection ? (
          <Table.Cell>
            <CheckRow isLabelHidden isChecked={isSelected} onChange={(isOn) => selection.toggle(id, isOn)}>
              {fill(words.select, { label })}
            </CheckRow>
          </Table.Cell>
        ) : null}
        {columns.map((column, index) => {
          const content = (
            <CellContent
              column={column}
              row={row}
              href={index === 0 ? href : undefined}
              onOpen={index === 0 && href === undefined ? open : undefined}
            />
          );
          return index === 0 ? (
            <Table.ColumnHeader
              key={column.id}
              scope="row"
              color="fg"
              fontWeight="normal"
              minW={column.width}
              overflowWrap="break-word"
              textAlign={column.align ?? 'start'}
            >
              {panel === null ? (
                content
              ) : (
                // in the first cell: its own column would push the last one off the screen
                <HStack gap="1">
                  <DetailsButton
                    label={label}
                    panelId={detailsId}
                    isExpanded={isExpanded}
                    onClick={() => model.toggleDetails(id)}
                  />
                  <Box minW="0">{content}</Box>
                </HStack>
              )}
            </Table.ColumnHeader>
          ) : (
            <Table.Cell
              key={column.id}
              minW={column.width}
              overflowWrap="break-word"
              textAlign={column.align ?? 'start'}
            >
              {content}
            </Table.Cell>
          );
        })}
      </Table.Row>
      {panel !== null && isExpanded ? (
        <Table.Row id={detailsId} bg="bg.subtle" _hover={{ bg: 'bg.subtle' }}>
          <Table.Cell colSpan={columns.length + countTools(model)} p="entry" cursor="auto">
            {panel}
          </Table.Cell>
        </Table.Row>
      ) : null}
    </>
  );
}

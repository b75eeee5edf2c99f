import { Button, chakra, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RouteLink } from '../page/RouteLink.tsx';
import { CopyButton } from './CopyButton.tsx';
import type { TableColumn } from './types.ts';

const readText = <Row,>(column: TableColumn<Row>, row: Row) => {
  const value = column.value?.(row);
  return value === null || value === undefined ? '' : String(value);
};

interface CellContentProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  /** First column only: where the link of the row leads. */
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
}

/**
 * The content of one cell: its custom element or its text, as a link if it opens the row, with a copy button if
 * requested.
 */
export function CellContent<Row>({ column, row, href, onOpen }: CellContentProps<Row>) {
  const text = readText(column, row);
  const look: ReactNode = column.cell ? column.cell(row) : text || '–';
  const linked = opened(look, href, onOpen);
  if (!column.canCopy || text === '') return linked;
  return (
    <HStack gap="1" display="inline-flex" maxW="full">
      <chakra.span minW="0" overflowWrap="anywhere">
        {linked}
      </chakra.span>
      <CopyButton text={text} label={column.header} />
    </HStack>
  );
}

function opened(look: ReactNode, href: string | undefined, onOpen: (() => void) | undefined): ReactNode {
  if (href !== undefined) {
    return (
      <RouteLink
        to={href}
        data-row-link
        fontWeight="semibold"
        minH="6"
        onClick={(event) => event.stopPropagation()}
      >
        {look}
      </RouteLink>
    );
  }
  if (!onOpen) return look;
  return (
    <Button
      variant="plain"
      data-row-link
      height="auto"
      minH="6"
      p="0"
      textStyle="inherit"
      textAlign="start"
      whiteSpace="normal"
      textDecoration="underline"
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
    >
      {look}
    </Button>
  );
}

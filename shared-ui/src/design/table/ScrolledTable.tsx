import { Box, chakra, Table, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ScrolledTableProps {
  /** Name of the table and of the region around it. */
  caption: string;
  /** In pixels. Where there is less room the table is scrolled, by keyboard too. */
  minWidth: number;
  /** Of {@link Table}: its header and its body. */
  children: ReactNode;
}

/** A small table whose rows are all there, in its own frame. What is sorted or has pages is a `DataTable`. */
export function ScrolledTable({ caption, minWidth, children }: ScrolledTableProps) {
  return (
    <Box
      as="section"
      aria-label={caption}
      tabIndex={0}
      // or the hidden caption, in the middle of a wide table, makes the page wider than a phone
      position="relative"
      overflowX="auto"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      focusVisibleRing="outside"
    >
      <Table.Root size="sm" style={{ minWidth }}>
        <chakra.caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </chakra.caption>
        {children}
      </Table.Root>
    </Box>
  );
}

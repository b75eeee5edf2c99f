import { Box, chakra, Table, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ScrolledTableProps {
  /** Name of the table and of the region around it. */
  caption: string;
  /** In pixels. On a narrower screen the table scrolls, by keyboard too. */
  minWidth: number;
  /** Content of the {@link Table}: its header and its body. */
  children: ReactNode;
}

/** A small table with all its rows, in its own frame. For sorting or pages use `DataTable`. */
export function ScrolledTable({ caption, minWidth, children }: ScrolledTableProps) {
  return (
    <Box
      as="section"
      aria-label={caption}
      tabIndex={0}
      // without it, the hidden caption in the middle of a wide table makes the page wider than a phone
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

import type { ReactNode } from 'react';
import { Box, Heading } from '@chakra-ui/react';

/** One part of a panel at the side, such as ADMIN. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      as="section"
      aria-label={title}
      borderTopWidth="1px"
      py="5"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Heading as="h3" textStyle="md" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

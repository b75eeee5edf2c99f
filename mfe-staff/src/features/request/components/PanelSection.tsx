import { Box, Heading } from '@portal/shared-ui';
import type { ReactNode } from 'react';

/** One part of the ADMIN panel. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" py="5" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Heading as="h3" textStyle="md" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

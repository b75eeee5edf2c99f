import type { ReactNode } from 'react';
import { Box, Heading } from '../design/index.ts';

export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h2" size="lg" mb="4">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

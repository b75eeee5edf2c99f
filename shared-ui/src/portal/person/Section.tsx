import type { ReactNode } from 'react';
import { Box, Flex, Heading } from '../../design/index.ts';

/** One part of a person's page: a heading with actions, and a bordered box. */
export function Section({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  // Not a landmark: a form inside already is one, often with the same name.
  return (
    <Box>
      <Flex justify="space-between" align="center" wrap="wrap" gap="3" mb="3">
        <Heading as="h2" size="xl">
          {title}
        </Heading>
        {actions}
      </Flex>
      <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '4', md: '6' }}>
        {children}
      </Box>
    </Box>
  );
}

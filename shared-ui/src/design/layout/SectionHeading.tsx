import { Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Heading of one part of a page, with its actions beside it. */
export function SectionHeading({
  id,
  level = 2,
  children,
  actions,
}: {
  id?: string;
  level?: 2 | 3;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Flex justify="space-between" align="center" wrap="wrap" gap="3" mb="3">
      <Heading as={`h${level}`} id={id} size={level === 2 ? 'xl' : 'lg'}>
        {children}
      </Heading>
      {actions}
    </Flex>
  );
}

import { Box, Heading, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  /** Why it is empty and what to do. */
  description?: ReactNode;
  /** One action at most, as a button or link. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Level of the heading on its page; 2 unless told. */
  headingLevel?: 2 | 3 | 4;
}

/** Nothing here, why, and what to do next. */
export function EmptyState({ title, description, action, icon, headingLevel = 2 }: EmptyStateProps) {
  return (
    <Box textAlign="center" py="10" px="4">
      {icon ? (
        <Box color="fg.muted" mb="3" textStyle="2xl">
          {icon}
        </Box>
      ) : null}
      <Heading as={`h${headingLevel}`} size="lg">
        {title}
      </Heading>
      {description ? (
        <Text color="fg.muted" mt="1" maxW="prose" mx="auto">
          {description}
        </Text>
      ) : null}
      {action ? (
        <HStack justify="center" mt="5">
          {action}
        </HStack>
      ) : null}
    </Box>
  );
}

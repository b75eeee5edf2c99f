import { Box, chakra, Heading, HStack, Text } from '@chakra-ui/react';
import { STRAND_WIDTH } from '@portal/contract/brand';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  /** Why there is nothing, and what to do. */
  description?: ReactNode;
  /** One action at most, as a button or link. */
  action?: ReactNode;
  /** Replaces the portal's logo. */
  icon?: ReactNode;
  /** Level of the heading on its page; 2 by default. */
  headingLevel?: 2 | 3 | 4;
}

/** Says that there is nothing yet, why, and what to do next. */
export function EmptyState({ title, description, action, icon, headingLevel = 2 }: EmptyStateProps) {
  return (
    <Box textAlign="center" py="10" px="4">
      <HStack justify="center" color="accent.solid" mb="3" textStyle="2xl">
        {icon ?? <OpenStrands />}
      </HStack>
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

/** The two strands of the portal's logo before they meet, as a picture for "nothing here yet". */
function OpenStrands() {
  return (
    <chakra.svg
      viewBox="0 0 32 32"
      boxSize="10"
      aria-hidden
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth={STRAND_WIDTH}
      strokeLinecap="round"
      borderRadius="25%"
      bg="accent.subtle"
    >
      <path d="M9 22.5c0-3 2.5-4.5 5-5.5M23 9.5c0 3-2.5 4.5-5 5.5" />
      <path d="M9 9.5c0 3 2.5 4.5 5 5.5M23 22.5c0-3-2.5-4.5-5-5.5" opacity="0.45" />
    </chakra.svg>
  );
}

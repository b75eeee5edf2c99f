import { useId, type ReactNode } from 'react';
import { Box, Heading, Text } from '@portal/shared-ui';

/** A section of a page with its heading. */
export function Panel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '4', md: '6' }}
      minW="0"
    >
      <Heading as="h2" id={id} size="lg" mb={text ? '1' : '4'}>
        {title}
      </Heading>
      {text ? (
        <Text color="fg.muted" mb="4" maxW="prose">
          {text}
        </Text>
      ) : null}
      {children}
    </Box>
  );
}

/** Error messages that belong to no field. */
export function Failure({ children }: { children: ReactNode }) {
  return (
    <Text role="alert" color="fg.error" fontWeight="semibold">
      {children}
    </Text>
  );
}

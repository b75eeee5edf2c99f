import type { ReactNode } from 'react';
import { Box, CheckIcon, Heading, HStack, Stack, Text } from '../../design/index.ts';

/** The signed document, its download, signatures and the next step are shown beside this note. */
interface SignedNoteProps {
  title: string;
  footnote?: string;
  /** Added by the app: the user's next deadline. */
  next?: ReactNode;
}

/** Replaces the form after signing, while the signature is valid. It takes the focus from the removed form. */
export function SignedNote({ title, footnote, next }: SignedNoteProps) {
  return (
    <Box
      as="section"
      aria-label={title}
      borderWidth="2px"
      borderColor="green.solid"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '5', md: '6' }}
    >
      <Stack gap="3">
        <HStack gap="2">
          <CheckIcon color="green.fg" />
          <Heading as="h2" textStyle="lg" tabIndex={-1} data-focus-next="" focusVisibleRing="outside">
            {title}
          </Heading>
        </HStack>
        {footnote ? <Text color="fg.muted">{footnote}</Text> : null}
        {next}
      </Stack>
    </Box>
  );
}

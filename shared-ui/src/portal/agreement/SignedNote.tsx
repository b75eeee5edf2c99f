import { Box, CheckIcon, Heading, HStack, Stack, Text } from '../../design/index.ts';

interface SignedNoteProps {
  title: string;
  /** By whom and when, and who is next. */
  lines: readonly string[];
  /** In small print below. */
  footnote?: string;
}

/** Stands where the reader signed, for as long as the signature counts; it takes the focus that the form leaves. */
export function SignedNote({ title, lines, footnote }: SignedNoteProps) {
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
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        {footnote ? <Text color="fg.muted">{footnote}</Text> : null}
      </Stack>
    </Box>
  );
}

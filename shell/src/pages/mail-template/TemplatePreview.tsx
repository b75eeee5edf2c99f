import { Box, Heading, chakra } from '@portal/shared-ui';
import { mailTemplate as words } from '#texts/mail-template';

export interface Preview {
  readonly html: string;
  readonly text: string;
}

/** The HTML part in a frame without scripts or origin, as a mail reader shows it, and the text part. */
export function TemplatePreview({ preview: { html, text } }: { preview: Preview }) {
  return (
    <Box as="section" mt="10">
      <Heading as="h2" size="lg" mb="3">
        {words.previewTitle}
      </Heading>
      <chakra.iframe
        title={words.previewTitle}
        sandbox=""
        srcDoc={html}
        w="full"
        h="26rem"
        borderWidth="1px"
        borderRadius="l2"
        bg="white"
      />
      <Heading as="h3" size="md" mt="6" mb="2">
        {words.textPart}
      </Heading>
      <Box
        as="pre"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        borderWidth="1px"
        borderRadius="l2"
        p="4"
        textStyle="sm"
        fontFamily="mono"
      >
        {text}
      </Box>
    </Box>
  );
}

import type { TermsVersion } from '@portal/contract/request-types/request-type';
import { Box, Heading, Text, fill } from '@portal/shared-ui';
import { request as words } from '#texts/request';

/** Year and month, without the suffix that distinguishes the policies of several types. */
export const showVersion = ({ version }: TermsVersion): string =>
  /^\d{4}-\d{2}/.exec(version)?.[0] ?? version;

/** The usage policy in the given version. It scrolls in its own box, which can be focused by keyboard. */
export function UsagePolicyText({ terms }: { terms: TermsVersion }) {
  return (
    <Box
      as="section"
      aria-label={words.policy.label}
      tabIndex={0}
      focusVisibleRing="outside"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.subtle"
      p={{ base: '4', md: '5' }}
      maxH="24rem"
      overflowY="auto"
    >
      <Text textStyle="sm" color="fg.muted" mb="3">
        {fill(words.policy.version, { version: showVersion(terms) })}
      </Text>
      {terms.sections.map(({ heading, paragraphs }) => (
        <Box key={heading} mb="4" _last={{ mb: '0' }}>
          <Heading as="h3" size="md" mb="1">
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} mb="2" maxW="prose">
              {paragraph}
            </Text>
          ))}
        </Box>
      ))}
    </Box>
  );
}

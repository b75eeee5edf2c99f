import { Heading, Stack, Text } from '@portal/shared-ui';
import { terms as words } from '#texts/terms';
import { useBranding } from '@portal/shared-ui/branding';
import { restrictionText } from './restriction-text.ts';

/** The terms: acceptance, behavior rules, liability waiver, confidentiality (spec 1 section 1). */
export function TermsText({ headingLevel }: { headingLevel: 2 | 3 }) {
  const branding = useBranding();
  return (
    <Stack gap="5" maxW="prose">
      {words.sections.map(({ title, text }) => (
        <Stack gap="1" key={title}>
          <Heading as={`h${headingLevel}`} size="md">
            {title}
          </Heading>
          <Text>{text}</Text>
        </Stack>
      ))}
      <Stack gap="1">
        <Heading as={`h${headingLevel}`} size="md">
          {words.restricted}
        </Heading>
        <Text>{restrictionText(branding.restricted_countries)}</Text>
      </Stack>
    </Stack>
  );
}

import { Heading, Stack, Text } from '@portal/shared-ui';
import { useBranding } from '../app/branding-context.ts';
import { restrictionText } from './restriction-text.ts';

const SECTIONS = [
  {
    title: 'Acceptance',
    text: 'By logging in or registering you accept these terms. If you do not accept them, do not use the portal. We may change them; you will be asked to agree again when we do.',
  },
  {
    title: 'Behaviour rules',
    text: 'Use your own account only and keep your password to yourself. Use data and samples only for the research that was approved. Do not try to find out who a participant is. Do not disturb the portal or look for ways around its protections.',
  },
  {
    title: 'Liability waiver',
    text: 'The portal and what it gives access to are provided as they are. The foundation is not liable for loss or damage that follows from their use, as far as the law allows this.',
  },
  {
    title: 'Confidentiality',
    text: 'Treat what you learn here about participants, other researchers and undecided requests as confidential, also after your access has ended.',
  },
];

/** The terms: acceptance, behaviour rules, liability waiver, confidentiality (spec 1 section 1). */
export function TermsText({ headingLevel }: { headingLevel: 2 | 3 }) {
  const branding = useBranding();
  return (
    <Stack gap="5" maxW="prose">
      {SECTIONS.map(({ title, text }) => (
        <Stack gap="1" key={title}>
          <Heading as={`h${headingLevel}`} size="md">
            {title}
          </Heading>
          <Text>{text}</Text>
        </Stack>
      ))}
      <Stack gap="1">
        <Heading as={`h${headingLevel}`} size="md">
          Restricted countries
        </Heading>
        <Text>{restrictionText(branding.restricted_countries)}</Text>
      </Stack>
    </Stack>
  );
}

import { Box, Heading, Link, Phrase, Text } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import type { SessionInstitution } from '@portal/shared-ui/session';
import { membership as words } from '#texts/official';
import { useBranding } from '@portal/shared-ui/branding';
import { describeOfficialStatus } from '../model/official-status.ts';

/** The institution's state and who acts next, shown when its Signing Official has no tasks. */
export function OfficialStatus({
  institution,
  waiting,
}: {
  institution: SessionInstitution;
  /** Number of agreements and people that wait for the official. */
  waiting: number;
}) {
  const { support_email: support } = useBranding();
  const { title, text, action } = describeOfficialStatus(institution, waiting);
  if (action) return null;
  const mail = <Link href={`mailto:${support}`}>{support}</Link>;
  return (
    <Box as="section" borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '5', md: '7' }} maxW="3xl">
      <Heading as="h3" size="xl" mb="2">
        {title}
      </Heading>
      <Text mb="4">{text}</Text>
      <Text color="fg.muted">
        <Phrase text={words.questions} values={{ support: mail }} />
      </Text>
      <RouteButton to={`/institution/${institution.id}`} variant="outline" mt="4">
        {words.seeInstitution}
      </RouteButton>
    </Box>
  );
}

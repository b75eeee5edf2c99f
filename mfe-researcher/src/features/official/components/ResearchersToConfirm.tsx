import { Box, fill, Heading, Text } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import type { SessionInstitution } from '@portal/shared-ui/session';
import { verificationPanel as words } from '#texts/verification';

/** On the home page of a Signing Official: how many people wait to be confirmed, and the way to them. */
export function ResearchersToConfirm({
  institution,
  count,
}: {
  institution: SessionInstitution;
  count: number;
}) {
  const text = count === 0 ? words.text : words.waitingText;
  const title = count === 0 ? words.title : words.waitingTitle;
  return (
    <Box as="section" borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '5', md: '7' }} maxW="3xl">
      <Heading as="h3" size="xl" mb="2">
        {fill(title, { count })}
      </Heading>
      <Text mb="4">{fill(text, { count, institution: institution.display_name })}</Text>
      <RouteButton to="/annual-researcher-review" variant={count > 0 ? 'solid' : 'outline'}>
        {words.open}
      </RouteButton>
    </Box>
  );
}

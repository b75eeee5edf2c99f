import { Box, fill, Heading, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RouteButton } from '@portal/shared-ui/page';
import type { SessionInstitution } from '@portal/shared-ui/session';
import { verificationPanel as words } from '#texts/verification';
import { isWaiting } from '../institution/verification/verdict-drafts.ts';

/** On the home page of a Signing Official: how many people wait to be confirmed, and the way to them. */
export function ResearchersToConfirm({ institution }: { institution: SessionInstitution }) {
  const { data } = useApi('GET /institution/{id}/verification/', { params: { id: institution.id } });
  // A part of the page beside others: without an answer it is not there, and the page of its own says why.
  if (!data || data.results.length === 0) return null;
  const count = data.results.filter(isWaiting).length;
  const text = count === 0 ? words.none : count === 1 ? words.one : words.many;
  return (
    <Box as="section" borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '5', md: '7' }} maxW="3xl">
      <Heading as="h2" size="xl" mb="2">
        {words.title}
      </Heading>
      <Text mb="4">{fill(text, { count, institution: institution.display_name })}</Text>
      <RouteButton to="/annual-researcher-review" variant={count > 0 ? 'solid' : 'outline'}>
        {words.open}
      </RouteButton>
    </Box>
  );
}

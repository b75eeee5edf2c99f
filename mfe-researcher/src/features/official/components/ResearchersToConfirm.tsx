import { Box, fill, formatDate, Heading, Text } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import type { SessionInstitution } from '@portal/shared-ui/session';
import { verificationPanel as words } from '#texts/verification';
import { YearNotice, type Year } from './YearNotice.tsx';

/**
 * On the home page of a Signing Official: how many people wait for a decision, and the way to it. While the year's
 * verification is due or overdue it says so, and by when.
 */
export function ResearchersToConfirm({
  institution,
  count,
  year,
}: {
  institution: SessionInstitution;
  count: number;
  year: Year;
}) {
  const isYearly = year !== null && year.compliance_status !== 1 && count > 0;
  const state = count === 0 ? words.idle : isYearly ? words.yearly : words.waiting;
  const values = {
    count,
    institution: institution.display_name,
    day: formatDate(year?.anniversary),
  };
  return (
    <Box as="section" borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '5', md: '7' }} maxW="3xl">
      <Heading as="h3" size="xl" mb="2">
        {fill(state.title, values)}
      </Heading>
      {isYearly ? (
        <Box mb="4">
          <YearNotice year={year} />
        </Box>
      ) : null}
      <Text mb="4">{fill(state.text, values)}</Text>
      <RouteButton to="/annual-researcher-review" variant={count > 0 ? 'solid' : 'outline'}>
        {isYearly ? words.openYearly : words.open}
      </RouteButton>
    </Box>
  );
}

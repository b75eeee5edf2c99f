import { INSTITUTION_STATUS } from '@portal/contract/statuses';
import { Box, fill, Heading, LoadingText, Stack, Text } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { useSession, type SessionInstitution } from '@portal/shared-ui/session';
import { isWaiting } from '../model/verdict-drafts.ts';
import { useOfficialTasks } from '../api/use-official-tasks.ts';
import { OfficialStatus } from './OfficialStatus.tsx';
import { OfficialTasks } from './OfficialTasks.tsx';
import { membership as words } from '#texts/official';
import { verificationPanel as people } from '#texts/verification';

/** Home panel of a Signing Official: their tasks for their institution. */
export default function OfficialPanels() {
  const { institution, role } = useSession();
  if (institution) return <InstitutionPanels institution={institution} />;
  return (
    <Stack gap="4" align="flex-start">
      <Text>{words.noInstitution}</Text>
      {role === 'pi_sbso' ? (
        <RouteButton to="/provide-institution" variant="outline">
          {words.nameInstitution}
        </RouteButton>
      ) : null}
    </Stack>
  );
}

/** Tasks of the official come first; an institution without tasks shows its status. */
function InstitutionPanels({ institution }: { institution: SessionInstitution }) {
  const { tasks, affiliated, isLoading } = useOfficialTasks(institution);
  if (isLoading) return <LoadingText />;
  const researchers = affiliated?.results ?? [];
  return (
    <Stack gap="6">
      <OfficialTasks tasks={tasks} headingAs="h3" />
      <OfficialStatus institution={institution} waiting={tasks.length} />
      {institution.status === INSTITUTION_STATUS.APPROVED &&
      researchers.length > 0 &&
      !researchers.some(isWaiting) ? (
        <ConfirmedResearchers name={institution.display_name} />
      ) : null}
    </Stack>
  );
}

function ConfirmedResearchers({ name }: { name: string }) {
  return (
    <Box as="section" borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '5', md: '7' }} maxW="3xl">
      <Heading as="h3" size="xl" mb="2">
        {people.idle.title}
      </Heading>
      <Text mb="4">{fill(people.idle.text, { institution: name })}</Text>
      <RouteButton to="/annual-researcher-review" variant="outline">
        {people.open}
      </RouteButton>
    </Box>
  );
}

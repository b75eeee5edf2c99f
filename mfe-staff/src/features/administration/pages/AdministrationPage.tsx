import { FEATURES } from '@portal/contract/administration';
import { NIGHTLY_RUN_ROLES } from '@portal/contract/roles';
import { Box, LoadingText, SimpleGrid, Text } from '@portal/shared-ui';
import { useFeatureState } from '@portal/shared-ui/data';
import { Page, RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { administration } from '#texts/administration';
import { closeOut } from '#texts/close-out';
import { incident } from '#texts/incident';

const CARDS = [
  ['/administration/alerts', administration.alerts, administration.alertsText],
  ['/administration/feature-toggles', administration.toggles, administration.togglesText],
  ['/administration/versions', administration.metaData, administration.metaDataText],
  ['/release-notes', administration.releaseNotes, administration.releaseNotesText],
  ['/administration/cohorts', administration.cohorts, administration.cohortsText],
  ['/email', administration.email, administration.emailText],
  ['/administration/email-templates', administration.templates, administration.templatesText],
  ['/rda', administration.rda, administration.rdaText],
  ['/administration/error-reports', administration.reports, administration.reportsText],
  ['/close-outs', closeOut.title, closeOut.card],
  ['/incidents', incident.title, incident.card],
] as const;
const FORMS = ['/form_tester', administration.forms, administration.formsText] as const;
const NIGHTLY_RUNS = ['/nightly-runs', administration.nightlyRuns, administration.nightlyRunsText] as const;
const SUPERUSER = ['/superuser', administration.superuser, administration.superuserText] as const;

/** `/administration`: links to everything that staff change without a release. */
export function Component() {
  const { role } = useSession();
  const forms = useFeatureState(FEATURES.formTester);
  const cards = [
    ...CARDS,
    ...(role !== null && NIGHTLY_RUN_ROLES.includes(role) ? [NIGHTLY_RUNS] : []),
    ...(forms === 'on' ? [FORMS] : []),
    ...(role === 'superuser' ? [SUPERUSER] : []),
  ];
  return (
    <Page
      title={administration.title}
      breadcrumbs={[{ label: administration.home, to: '/' }]}
      summary={administration.summary}
    >
      {/* waits for all cards, because a late one would move the others */}
      {forms === 'unknown' ? (
        <LoadingText />
      ) : (
        <SimpleGrid as="ul" columns={{ base: 1, md: 2, lg: 3 }} gap="4" listStyleType="none" m="0" p="0">
          {cards.map(([to, title, text]) => (
            <Box as="li" key={to} borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5">
              <RouteLink to={to} fontWeight="semibold">
                {title}
              </RouteLink>
              <Text color="fg.muted" mt="1">
                {text}
              </Text>
            </Box>
          ))}
        </SimpleGrid>
      )}
    </Page>
  );
}

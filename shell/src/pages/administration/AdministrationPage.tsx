import { Box, SimpleGrid, Text } from '@portal/shared-ui';
import { Page, RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { administration } from '#texts/administration';

const CARDS = [
  ['/administration/alerts', administration.alerts, administration.alertsText],
  ['/administration/feature-toggles', administration.toggles, administration.togglesText],
  ['/administration/versions', administration.metaData, administration.metaDataText],
  ['/administration/cohorts', administration.cohorts, administration.cohortsText],
  ['/email', administration.email, administration.emailText],
  ['/administration/email-templates', administration.templates, administration.templatesText],
  ['/form_tester', administration.forms, administration.formsText],
] as const;
const SUPERUSER = ['/superuser', administration.superuser, administration.superuserText] as const;

/** /administration: where each thing is that staff change without a release. */
export function Component() {
  const { role } = useSession();
  return (
    <Page
      title={administration.title}
      breadcrumbs={[{ label: administration.home, to: '/' }]}
      summary={administration.summary}
    >
      <SimpleGrid as="ul" columns={{ base: 1, md: 2, lg: 3 }} gap="4" listStyleType="none" m="0" p="0">
        {[...CARDS, ...(role === 'superuser' ? [SUPERUSER] : [])].map(([to, title, text]) => (
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
    </Page>
  );
}

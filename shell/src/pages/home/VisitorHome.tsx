import { Box, Grid, Heading, Stack, Text } from '@portal/shared-ui';
import { Page } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { useBranding } from '../../app/branding-context.ts';
import { LoginForm } from '../login/LoginForm.tsx';
import { restrictionText } from '../restriction-text.ts';
import { CohortList } from './CohortList.tsx';
import { OnboardingSteps } from './OnboardingSteps.tsx';
import { RESOURCES } from './resources.ts';

/** The home page of visitors: the login wrapper, what can be requested, how it goes, the cohorts. */
export function VisitorHome() {
  const { status } = useSession();
  const branding = useBranding();
  return (
    <Page title="Autism research data and biospecimens, in one place">
      <Grid
        templateColumns={{ base: '1fr', lg: '1.6fr 1fr' }}
        gap={{ base: '10', lg: '16' }}
        alignItems="start"
      >
        <Stack gap="12">
          <Text textStyle="lg" color="fg.muted" maxW="prose">
            Register, belong to an institution, and request datasets, biospecimens, brain tissue and help with
            recruitment. Each request is reviewed by scientists, and you see at every moment who has it.
          </Text>
          <Box as="section">
            <Heading as="h2" size="xl" mb="5">
              What you can request
            </Heading>
            <Grid as="dl" templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6" m="0">
              {RESOURCES.map(({ name, text }) => (
                <Box key={name} borderTopWidth="2px" borderColor="accent.solid" pt="3">
                  <Text as="dt" fontWeight="semibold">
                    {name}
                  </Text>
                  <Text as="dd" m="0" color="fg.muted">
                    {text}
                  </Text>
                </Box>
              ))}
            </Grid>
          </Box>
          <OnboardingSteps />
          <CohortList />
          <Box as="section">
            <Heading as="h2" size="xl" mb="3">
              Restricted countries
            </Heading>
            <Text maxW="prose">{restrictionText(branding.restricted_countries)}</Text>
          </Box>
        </Stack>
        <Box
          as="section"
          aria-labelledby="home-login"
          order={{ base: -1, lg: 0 }}
          borderWidth="1px"
          borderRadius="l3"
          bg="bg.panel"
          p={{ base: '5', md: '7' }}
        >
          <Heading as="h2" id="home-login" size="lg" mb="5">
            Log in
          </Heading>
          {status === 'unreachable' ? (
            <Text color="fg.error" mb="4" role="alert">
              The portal cannot check who you are at the moment. Please try again soon.
            </Text>
          ) : null}
          <LoginForm />
        </Box>
      </Grid>
    </Page>
  );
}

import { Suspense } from 'react';
import { Box, Flex, Grid, Heading, Link, Stack, Text, lazyPart } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { useBranding } from '@portal/shared-ui/branding';
import { LoginForm } from '../login/LoginForm.tsx';
import { restrictionText } from '../restriction-text.ts';
import { CatalogueSearch } from './CatalogueSearch.tsx';
import { PublicCountsStrip } from './PublicCountsStrip.tsx';
import { OnboardingSteps, STEPS_ID } from './OnboardingSteps.tsx';
import { resources, visitor as words } from '#texts/home';

const CohortLogos = lazyPart(async () => ({
  default: (await import('@portal/shared-ui/cohort')).CohortLogos,
}));

/** The home page of visitors: the search of the catalog, login, what can be requested, the steps, the cohorts. */
export function VisitorHome() {
  const { status } = useSession();
  const branding = useBranding();
  return (
    <Page title={words.title} isPublic>
      <Grid
        templateColumns={{ base: '1fr', lg: '1.6fr 1fr' }}
        gap={{ base: '10', lg: '16' }}
        alignItems="start"
      >
        <Stack gap="12">
          <Stack gap="7">
            <Text textStyle="lg" color="fg.muted" maxW="prose">
              {words.intro}
            </Text>
            <CatalogueSearch />
            <Flex wrap="wrap" columnGap="5" rowGap="3" align="center">
              <RouteButton to="/register" variant="outline">
                {words.createAccount}
              </RouteButton>
              <Link href={`#${STEPS_ID}`} minH="6">
                {words.accessTitle}
              </Link>
            </Flex>
            <PublicCountsStrip />
          </Stack>
          <Box as="section">
            <Heading as="h2" size="xl" mb="5">
              {words.requestableTitle}
            </Heading>
            <Grid as="dl" templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6" m="0">
              {resources.map(({ name, text }) => (
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
        </Stack>
        <Box
          as="section"
          aria-labelledby="home-login"
          borderWidth="1px"
          borderRadius="l3"
          bg="bg.panel"
          p={{ base: '5', md: '7' }}
        >
          <Heading as="h2" id="home-login" size="lg" mb="5">
            {words.logIn}
          </Heading>
          {status === 'unreachable' ? (
            <Text color="fg.error" mb="4" role="alert">
              {words.unreachable}
            </Text>
          ) : null}
          <LoginForm />
        </Box>
      </Grid>
      <Stack gap="12" mt={{ base: '10', lg: '14' }}>
        <OnboardingSteps />
        <Suspense fallback={<Box minH={{ base: '44rem', lg: '20rem' }} />}>
          <CohortLogos />
        </Suspense>
        <Box as="section">
          <Heading as="h2" size="xl" mb="3">
            {words.restricted}
          </Heading>
          <Text maxW="prose">{restrictionText(branding.restricted_countries)}</Text>
        </Box>
      </Stack>
    </Page>
  );
}

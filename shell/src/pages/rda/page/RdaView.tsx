import { type ReactNode } from 'react';
import { Alert, Box, fill, Grid, Heading, HStack, Stack, Text } from '@portal/shared-ui';
import { HistoryTrail } from '@portal/shared-ui/history';
import { Page, RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { paper, rda, rdaAdmin } from '#texts/rda';
import { VIEW_MENU_ROLES } from '@portal/contract/roles';
import { RdaStatusBadge } from '@portal/shared-ui/institution-status';
import { AdminDetails } from './AdminDetails.tsx';
import { AdminSection } from './AdminSection.tsx';
import { DocumentView } from './DocumentView.tsx';
import { RdaActions } from './RdaActions.tsx';
import { PaperPanel } from './PaperPanel.tsx';
import { may, type RdaPart } from './rda-parts.ts';
import { Signatures } from './Signatures.tsx';
import { SignedPanel } from './SignedPanel.tsx';
import { SignPanel } from './SignPanel.tsx';

/** The document, and beside it what the reader may know of it and do with it. */
export function RdaView(part: RdaPart) {
  const { agreement } = part;
  const { role } = useSession();
  const isStaff = role !== null && VIEW_MENU_ROLES.includes(role);
  const { institution, official, additional_data: data } = agreement;
  return (
    <Page
      title={rda.title}
      breadcrumbs={isStaff ? [{ label: rda.list, to: '/rda' }] : []}
      summary={
        <HStack gap="3" wrap="wrap">
          <RouteLink to={`/institution/${institution.id}`}>{institution.display_name}</RouteLink>
          <RdaStatusBadge status={data.status} />
        </HStack>
      }
      actions={<RdaActions {...part} />}
    >
      <Stack gap="6">
        {agreement.current ? (
          <Text maxW="prose">
            {fill(
              isStaff && agreement.papers.at(-1)?.state === 'waiting' ? paper.next : rda.next[data.status],
              {
                institution: institution.display_name,
                official: official?.display_name ?? rda.someOfficial,
              },
            )}
          </Text>
        ) : (
          <Alert.Root status="warning">
            <Alert.Indicator />
            <Alert.Title>{rda.superseded}</Alert.Title>
          </Alert.Root>
        )}
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(20rem, 2fr)' }} gap="8">
          <DocumentView agreement={agreement} />
          <Stack gap="6">
            {may(agreement, 'sign') ? <SignPanel {...part} side="official" /> : null}
            {may(agreement, 'countersign') ? <SignPanel {...part} side="foundation" /> : null}
            <SignedPanel agreement={agreement} />
            {isStaff ? <PaperPanel {...part} /> : null}
            <Section title={rda.signatures}>
              <Signatures agreement={agreement} />
            </Section>
            {isStaff ? (
              <Section title={rdaAdmin.title}>
                {may(agreement, 'edit') ? <AdminSection {...part} /> : <AdminDetails agreement={agreement} />}
              </Section>
            ) : null}
          </Stack>
        </Grid>
        {isStaff ? (
          <Section title={rdaAdmin.history}>
            <HistoryTrail model="file" pk={agreement.id} label={rdaAdmin.historyLabel} />
          </Section>
        ) : null}
      </Stack>
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      as="section"
      aria-label={title}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '5', md: '6' }}
    >
      <Heading as="h2" textStyle="lg" mb="4">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

import type { Request } from '@portal/contract';
import type { Renewal } from '@portal/contract/types';
import { Box, CheckIcon, fill, HStack, Panel, Text } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { Page, RouteButton, RouteLink } from '@portal/shared-ui/page';
import { renewal as words } from '#texts/renewal';

/** Thanks, the reference, and whom to ask where no confirmation comes (spec 3 section 8). */
export function RenewalThanks({ request, renewal }: { request: Request; renewal: Renewal }) {
  const { support_email: support } = useBranding();
  return (
    <Page
      title={words.thanks.title}
      breadcrumbs={[
        { label: words.requests, to: '/request' },
        { label: request.sfari_request_id, to: `/request/${request.id}` },
      ]}
      width="narrow"
    >
      <Panel>
        <HStack gap="4" mb="5" align="center">
          <Box bg="green.subtle" color="green.fg" borderRadius="full" p="3" lineHeight="0">
            <CheckIcon boxSize="1.8em" />
          </Box>
          <Box>
            <Text color="fg.muted">{words.thanks.reference}</Text>
            <Text textStyle="2xl" fontWeight="semibold">
              {renewal.sfari_request_id}
            </Text>
          </Box>
        </HStack>
        <Text maxW="prose">{words.thanks.text}</Text>
        <Text mt="2" maxW="prose">
          {fill(words.thanks.contact, { support })}
        </Text>
        <HStack mt="6" gap="4" wrap="wrap">
          <RouteButton to={`/request/${request.id}`}>{words.thanks.request}</RouteButton>
          <RouteLink to="/">{words.thanks.home}</RouteLink>
        </HStack>
      </Panel>
    </Page>
  );
}

import { Box, Phrase, Stack, Text } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { confirmation as words, confirmations } from '#texts/confirmation';
import { SupportLink } from '../SupportLink.tsx';
import { readArrival } from './choose-confirmation.ts';
import { ResendButton } from './ResendButton.tsx';

/** `/verification-notification`: the link had expired, and opening it has already sent a new mail. */
export function Component() {
  const { token } = readArrival(useLocation().state);
  const { heading, text } = confirmations.expired;
  return (
    <Page title={heading} width="slim">
      <Stack borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '5', md: '8' }} gap="4">
        {(token ? text : [words.expiredWithoutLink]).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        {token ? <ResendButton body={{ token }} /> : null}
        <Box pt="2">
          <RouteButton to="/login" variant="outline">
            {words.toLogin}
          </RouteButton>
        </Box>
        <Text textStyle="sm" color="fg.muted">
          <Phrase text={words.contactSupport} values={{ support: <SupportLink /> }} />
        </Text>
      </Stack>
    </Page>
  );
}

import { MESSAGES } from '@portal/contract/messages';
import { Flex, Stack, Text } from '@portal/shared-ui';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { verification as words, confirmation } from '#texts/confirmation';
import { AccountPanel } from '../AccountPanel.tsx';
import { SupportLink } from '../SupportLink.tsx';

/** Shown for an invalid link: mistyped, used, or replaced by a newer one. */
export function BadLink() {
  return (
    <AccountPanel title={words.invalidTitle}>
      <Stack gap="4" align="flex-start">
        <Text role="alert" fontWeight="semibold">
          {MESSAGES.tokenUnverified}
        </Text>
        <Text>{words.invalidText}</Text>
        <SupportLink />
        <Flex pt="2">
          <RouteButton to="/login">{confirmation.toLogin}</RouteButton>
        </Flex>
      </Stack>
    </AccountPanel>
  );
}

/** Shown if the portal could not check the link, which may be valid. */
export function LinkFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Page title={words.retryTitle} width="slim">
      <RetryPanel title={words.retryTitle} onRetry={onRetry} />
    </Page>
  );
}

import { useLocation, useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { HStack, Phrase, Stack, Text } from '@portal/shared-ui';
import { GoalButton } from '@portal/shared-ui/goal';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { confirmation as words, confirmations, yourAddress } from '#texts/confirmation';
import { SavedDestination } from '../SavedDestination.tsx';
import { SupportLink } from '../SupportLink.tsx';
import { readArrival, chooseConfirmation } from './choose-confirmation.ts';
import { ResendButton } from './ResendButton.tsx';

/** `/verify` and `/thank-you`: what was done, and what happens next (spec 1 section 2, "Confirmation screens"). */
export function Component() {
  const { status, user } = useSession();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const arrival = readArrival(state);
  const key = chooseConfirmation(search.get('reason'), arrival);
  const { heading, text } = confirmations[key];
  const email = <strong>{arrival.userEmail ?? yourAddress}</strong>;
  return (
    <Page title={heading} width="slim">
      <Stack borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '5', md: '8' }} gap="4">
        {text.map((line) => (
          <Text key={line}>
            <Phrase text={line} values={{ email }} />
          </Text>
        ))}
        {key === 'registered' && arrival.userEmail ? (
          <ResendButton body={{ email: arrival.userEmail }} />
        ) : null}
        {status === 'signed-in' ? null : <SavedDestination />}
        <HStack wrap="wrap" gap="3" pt="2">
          {status === 'signed-in' ? (
            <>
              <GoalButton />
              <RouteButton to="/" {...(user?.goal ? { variant: 'outline' } : {})}>
                {words.toHome}
              </RouteButton>
            </>
          ) : (
            <RouteButton to="/login" variant={key === 'accepted' ? 'solid' : 'outline'}>
              {words.toLogin}
            </RouteButton>
          )}
        </HStack>
        <Text textStyle="sm" color="fg.muted">
          <Phrase text={words.contactSupport} values={{ support: <SupportLink /> }} />
        </Text>
      </Stack>
    </Page>
  );
}

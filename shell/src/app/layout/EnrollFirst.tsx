import { Button, Stack, Text } from '@portal/shared-ui';
import { Page } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { factors as words } from '#texts/factors';
import { member } from '#texts/member';
import { AccountActions } from './AccountActions.tsx';
import { useAccountActions } from './account-actions-context.ts';
import { FactorAdder } from '../../session/factors/FactorAdder.tsx';

/**
 * In place of every page until the person has the second factor that their role needs. The address stays, so the page
 * that they wanted follows (decision 542).
 */
export function EnrollFirst() {
  const { refresh } = useSession();
  return (
    <Page title={words.firstTitle} width="slim">
      <FactorAdder onDone={() => void refresh()}>
        {(buttons) => (
          <Stack gap="5">
            <Text>{words.firstText}</Text>
            <Text>{words.firstChoice}</Text>
            {buttons}
            <AccountActions>
              <LogOutButton />
            </AccountActions>
          </Stack>
        )}
      </FactorAdder>
    </Page>
  );
}

/** For someone who has no device at hand: the header has no menu before there is a role. */
function LogOutButton() {
  const { isLeaving, logOut } = useAccountActions();
  return (
    <Button
      variant="plain"
      alignSelf="flex-start"
      px="0"
      loading={isLeaving}
      loadingText={member.logout}
      onClick={() => void logOut()}
    >
      {member.logout}
    </Button>
  );
}

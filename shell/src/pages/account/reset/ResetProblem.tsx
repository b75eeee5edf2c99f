import { MESSAGES } from '@portal/contract/messages';
import { Alert, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { forgotten as words } from '#texts/password';
import { SupportLink } from '../SupportLink.tsx';

/** The quoted sentence ends in the word that leads to a new link. */
const BEFORE_HERE = MESSAGES.resetLinkBad.slice(0, -words.here.length);

/** Why no password was set: the link is no good, or the server failed (spec 1 section 8, "Password reset"). */
export function ResetProblem({ kind }: { kind: 'link' | 'server' }) {
  return (
    <Alert.Root status="error" role="alert" alignItems="flex-start" mb={kind === 'server' ? '6' : '0'}>
      <Alert.Indicator />
      <Alert.Content>
        {kind === 'link' ? (
          <Text>
            {BEFORE_HERE}
            <RouteLink to="/reset-password">{words.here}</RouteLink>
          </Text>
        ) : (
          <Text>
            {MESSAGES.resetFailed} <SupportLink />
          </Text>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

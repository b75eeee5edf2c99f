import { MESSAGES } from '@portal/contract/messages';
import { Alert, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { SupportLink } from '../SupportLink.tsx';

/** In every language, the last word of the quoted sentence is the link to request a new mail. */
const [, BEFORE, HERE] = /^(.*\s)(\S+)$/.exec(MESSAGES.resetLinkBad) ?? ['', '', MESSAGES.resetLinkBad];

/** Why no password was set: the link is invalid, or the server failed (spec 1 section 8, "Password reset"). */
export function ResetProblem({ kind }: { kind: 'link' | 'server' }) {
  return (
    <Alert.Root status="error" role="alert" alignItems="flex-start" mb={kind === 'server' ? '6' : '0'}>
      <Alert.Indicator />
      <Alert.Content>
        {kind === 'link' ? (
          <Text>
            {BEFORE}
            <RouteLink to="/reset-password">{HERE}</RouteLink>
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

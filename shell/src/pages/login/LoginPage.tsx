import { useEffect } from 'react';
import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { Alert, Box, Text } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { Page } from '@portal/shared-ui/page';
import { Navigate, useLocation, useSearchParams } from '@portal/shared-ui/router';
import { keptDestination, rememberDestination, useSession } from '@portal/shared-ui/session';
import { landingPath } from '../../session/landing.ts';
import { login } from '#texts/login';
import { cameFrom, knownEmail, loginFailure } from '../../session/came-from.ts';
import { LoginForm } from './LoginForm.tsx';

/** `/login` and `/password-reset`. Redirects signed-in people to a pending task, to where they came from, or home. */
export function LoginPage() {
  const session = useSession();
  const { pathname, state } = useLocation();
  const [search] = useSearchParams();
  const { demo_data: isDemo = false } = useBranding();

  if (session.status === 'signed-in') return <MoveOn from={cameFrom(state)} />;
  const failure = loginFailure(state);
  const notice = noticeFor({
    isReset: pathname === '/password-reset',
    isVerified: search.get('redirect') === 'email_verified',
    wasLost: session.wasLost,
    isSentHere: cameFrom(state) !== null,
  });
  return (
    <Page title={login.title} width="slim">
      <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '5', md: '7' }}>
        {(failure ?? notice) ? (
          <Alert.Root as="output" status={failure ? 'error' : 'info'} mb="6">
            <Alert.Indicator />
            <Alert.Title>{failure ?? notice}</Alert.Title>
          </Alert.Root>
        ) : null}
        <LoginForm knownEmail={knownEmail(state)} />
      </Box>
      {isDemo ? (
        <Text mt="4" color="fg.muted" textStyle="sm">
          {login.demo}
        </Text>
      ) : null}
    </Page>
  );
}

interface NoticeInput {
  isReset: boolean;
  isVerified: boolean;
  wasLost: boolean;
  isSentHere: boolean;
}

function noticeFor({ isReset, isVerified, wasLost, isSentHere }: NoticeInput): string | null {
  if (isReset) return login.wasReset;
  if (isVerified) return FRAME_MESSAGES.verifiedLogin;
  if (wasLost) return login.sessionEnded;
  return isSentHere ? login.sentHere : null;
}

/**
 * Leads people who are logged in to a task that comes first, else to where they came from, else home. If a task comes
 * first, the page that the person wanted is stored.
 */
export function MoveOn({ from = null }: { from?: string | null }) {
  const session = useSession();
  const wanted = from ?? keptDestination() ?? session.user?.goal ?? null;
  const to = landingPath(session, wanted);
  useEffect(() => {
    if (wanted !== null && wanted !== to) rememberDestination(wanted);
  }, [to, wanted]);
  return <Navigate to={to} replace />;
}

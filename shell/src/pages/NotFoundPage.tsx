import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { Box, Text } from '@portal/shared-ui';
import { CorrelationId, correlationIdOf } from '@portal/shared-ui/errors';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { notFound as words } from '#texts/not-found';
import { LoginForm } from './login/LoginForm.tsx';

/**
 * The 404 page (spec 1 section 2): people who are signed in go home, visitors may log in or create an account. A call
 * that led here may leave its correlation id in the state of the navigation.
 */
export function NotFoundPage() {
  const { status } = useSession();
  const correlationId = correlationIdOf(useLocation().state);
  return (
    <Page title={FRAME_MESSAGES.notFoundTitle} width="narrow">
      <Text mb="6">{words.text}</Text>
      {status === 'signed-in' ? <RouteButton to="/">{words.returnHome}</RouteButton> : <Visitor />}
      {correlationId ? (
        <Box mt="6">
          <CorrelationId id={correlationId} />
        </Box>
      ) : null}
    </Page>
  );
}

function Visitor() {
  return (
    <Box maxW="lg" borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '5', md: '7' }}>
      <Text mb="4">{words.logIn}</Text>
      <LoginForm hasRegisterLink={false} />
      <RouteButton to="/register" variant="outline" mt="4">
        {words.createAccount}
      </RouteButton>
    </Box>
  );
}

import { MESSAGES } from '@portal/contract/messages';
import { Box, Text } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { useRemotes } from '../remotes/registry-context.ts';
import { LoginForm } from './login/LoginForm.tsx';

/** The 404 page (spec 1 section 2): people who are signed in go home, visitors may log in or create an account. */
export function NotFoundPage() {
  const { status } = useSession();
  const isSignedIn = status === 'signed-in';
  return (
    <Page title={MESSAGES.notFoundTitle} width="narrow">
      <Text mb="6">
        This page does not exist, or you may not see it. Check the address for typing mistakes.
      </Text>
      {isSignedIn ? <RouteButton to="/">Return To Home</RouteButton> : <Visitor />}
    </Page>
  );
}

function Visitor() {
  const canRegister = useRemotes().remotes.some((app) => app.routes.some(({ path }) => path === '/register'));
  return (
    <Box maxW="lg" borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '5', md: '7' }}>
      <Text mb="4">You may need to log in to see it.</Text>
      <LoginForm />
      {canRegister ? (
        <RouteButton to="/register" variant="outline" mt="4">
          Create an Account
        </RouteButton>
      ) : null}
    </Box>
  );
}

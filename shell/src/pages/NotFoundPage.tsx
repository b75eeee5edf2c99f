import { Box, Text } from '@portal/shared-ui';
import { readCorrelationId, NotFoundPanel } from '@portal/shared-ui/errors';
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
  const correlationId = readCorrelationId(useLocation().state);
  return (
    <NotFoundPanel
      correlationId={correlationId}
      actions={status === 'signed-in' ? undefined : <LogInHere />}
    />
  );
}

function LogInHere() {
  return (
    <Box w="full" mt="3" pt="5" borderTopWidth="1px">
      <Text mb="5">{words.loginHint}</Text>
      <LoginForm />
    </Box>
  );
}

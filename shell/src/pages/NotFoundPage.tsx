import { Box, LoadingText, Text } from '@portal/shared-ui';
import { readCorrelationId, NotFoundPanel } from '@portal/shared-ui/errors';
import { Navigate, useLocation } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { notFound as words } from '#texts/not-found';
import { LoginForm } from './login/LoginForm.tsx';
import { useCodedAddress } from './use-coded-address.ts';

/**
 * The 404 page (spec 1 section 2): signed-in people can go home, visitors log in or create an account. A call that led
 * here may pass its correlation id in the navigation state. An address with a code instead of the id is redirected to
 * its object.
 */
export function NotFoundPage() {
  const { status } = useSession();
  const { pathname, state } = useLocation();
  const correlationId = readCorrelationId(state);
  const coded = useCodedAddress(status === 'signed-in' ? (readFrom(state) ?? pathname) : undefined);
  if (coded.address) return <Navigate to={coded.address} replace />;
  if (coded.isLoading) return <LoadingText />;
  return (
    <NotFoundPanel
      correlationId={correlationId}
      actions={status === 'signed-in' ? undefined : <LogInHere />}
    />
  );
}

/** The address that was not found. */
const readFrom = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined;

function LogInHere() {
  return (
    <Box w="full" mt="3" pt="5" borderTopWidth="1px">
      <Text mb="5">{words.loginHint}</Text>
      <LoginForm />
    </Box>
  );
}

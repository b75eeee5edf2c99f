import { useState } from 'react';
import { Alert, Button, fill, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useWrite } from '@portal/shared-ui/write';
import { profile as words } from '#texts/profile';

/** /confirm-email#token: checks the link, and changes the address when the person confirms. */
export function Component() {
  const token = useLocation().hash.slice(1);
  return (
    <Page title={words.confirmTitle} width="slim" breadcrumbs={[{ label: words.home, to: '/' }]}>
      {token === '' ? <Outcome status="error" text={words.linkBad} /> : <Confirmation token={token} />}
    </Page>
  );
}

function Confirmation({ token }: { token: string }) {
  const { refresh } = useSession();
  const look = useApi('GET /email-change/', { query: { token }, swr: { revalidateOnFocus: false } });
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const { send, isBusy, failure } = useWrite('POST /email-change/', {
    onDone: async ({ data }) => {
      await refresh();
      setConfirmed(fill(words.confirmed, { email: data.email }));
    },
  });
  if (confirmed !== null) return <Outcome status="success" text={confirmed} />;
  if (failure !== undefined) return <Outcome status="error" text={failure} />;
  // only a client error means that the link is invalid
  if (look.error && look.error.status >= 400 && look.error.status < 500)
    return <Outcome status="error" text={words.linkBad} />;
  if (look.error)
    return <RetryPanel title={words.linkUnread} error={look.error} onRetry={() => void look.reload()} />;
  if (!look.data) return <LoadingText>{words.waiting}</LoadingText>;
  const { email } = look.data;
  if (email === null) return <Outcome status="error" text={words.linkBad} />;

  return (
    <Stack gap="6" align="flex-start">
      <Text>{fill(words.confirmText, { email })}</Text>
      <Button loading={isBusy} loadingText={words.confirm} onClick={() => void send({ body: { token } })}>
        {words.confirm}
      </Button>
    </Stack>
  );
}

function Outcome({ status, text }: { status: 'success' | 'error'; text: string }) {
  const { user } = useSession();
  return (
    <Stack gap="6" align="flex-start">
      <Alert.Root status={status} role={status === 'error' ? 'alert' : 'status'}>
        <Alert.Indicator />
        <Alert.Title>{text}</Alert.Title>
      </Alert.Root>
      <RouteButton to={user ? '/my-profile' : '/login'}>{user ? words.toProfile : words.toLogin}</RouteButton>
    </Stack>
  );
}

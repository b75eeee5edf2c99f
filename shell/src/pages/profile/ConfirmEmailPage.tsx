import { useState } from 'react';
import { Alert, Button, fill, LoadingText, Stack, Text } from '@portal/shared-ui';
import { api, failureMessage, useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { profile as words } from '#texts/profile';

/** /confirm-email#token: looks at the link, and takes over the address when the person says so. */
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
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ status: 'success' | 'error'; text: string } | null>(null);
  if (outcome) return <Outcome {...outcome} />;
  // only the server's own no means that the link is bad
  if (look.error && look.error.status >= 400 && look.error.status < 500)
    return <Outcome status="error" text={words.linkBad} />;
  if (look.error)
    return <RetryPanel title={words.linkUnread} error={look.error} onRetry={() => void look.reload()} />;
  if (!look.data) return <LoadingText>{words.waiting}</LoadingText>;
  const { email } = look.data;
  if (email === null) return <Outcome status="error" text={words.linkBad} />;

  const confirm = async () => {
    setBusy(true);
    try {
      const { data } = await api('POST /email-change/', { body: { token }, quiet: true });
      await refresh();
      setOutcome({ status: 'success', text: fill(words.confirmed, { email: data.email }) });
    } catch (error) {
      const text = failureMessage(error);
      if (text !== undefined) setOutcome({ status: 'error', text });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="6" align="flex-start">
      <Text>{fill(words.confirmText, { email })}</Text>
      <Button loading={isBusy} loadingText={words.confirm} onClick={() => void confirm()}>
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

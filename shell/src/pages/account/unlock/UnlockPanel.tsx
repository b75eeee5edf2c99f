import { useState } from 'react';
import { Alert, Button, Stack, Text } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { unlock as words } from '#texts/login';
import { AccountPanel } from '../AccountPanel.tsx';
import { isRefusal } from '../use-link.ts';
import { UnlockOutcome } from './UnlockOutcome.tsx';

type State = 'open' | 'busy' | 'done' | 'bad' | 'failed';

/** One press; a mail program that only fetches the link changes nothing. */
export function UnlockPanel({ token }: { token: string }) {
  const [state, setState] = useState<State>('open');
  const unlock = async () => {
    setState('busy');
    try {
      await api('POST /unlock-login/', { anonymous: true, quiet: true, body: { token } });
      setState('done');
    } catch (error) {
      setState(isRefusal(error) ? 'bad' : 'failed');
    }
  };
  if (state === 'done' || state === 'bad')
    return (
      <AccountPanel title={words.title}>
        <UnlockOutcome isDone={state === 'done'} wasPressed />
      </AccountPanel>
    );
  return (
    <AccountPanel title={words.title} intro={<Text>{words.intro}</Text>}>
      <Stack gap="5" align="flex-start">
        <Text>{words.text}</Text>
        {state === 'failed' ? (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Title>{words.failed}</Alert.Title>
          </Alert.Root>
        ) : null}
        <Button loading={state === 'busy'} loadingText={words.submitting} onClick={() => void unlock()}>
          {words.submit}
        </Button>
      </Stack>
    </AccountPanel>
  );
}

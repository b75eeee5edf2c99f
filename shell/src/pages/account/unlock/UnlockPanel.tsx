import { useState } from 'react';
import { Alert, Button, Stack, Text } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { unlock as words } from '#texts/login';
import { useAttempt } from '../../../session/use-attempt.ts';
import { AccountPanel } from '../AccountPanel.tsx';
import { isRefusal } from '../use-link.ts';
import { UnlockOutcome } from './UnlockOutcome.tsx';

/** Unlocks only on a press, so that a mail program that fetches the link changes nothing. */
export function UnlockPanel({ token }: { token: string }) {
  const { attempt, isBusy, refusal } = useAttempt();
  const [isDone, setDone] = useState(false);
  const unlock = async () => {
    await api('POST /unlock-login/', { anonymous: true, quiet: true, body: { token } });
    setDone(true);
  };
  if (isDone || (refusal && isRefusal(refusal.error)))
    return (
      <AccountPanel title={words.title}>
        <UnlockOutcome isDone={isDone} wasPressed />
      </AccountPanel>
    );
  return (
    <AccountPanel title={words.title} intro={<Text>{words.intro}</Text>}>
      <Stack gap="5" align="flex-start">
        <Text>{words.text}</Text>
        {refusal ? (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Title>{words.failed}</Alert.Title>
          </Alert.Root>
        ) : null}
        <Button loading={isBusy} loadingText={words.submitting} onClick={() => void attempt(unlock)}>
          {words.submit}
        </Button>
      </Stack>
    </AccountPanel>
  );
}

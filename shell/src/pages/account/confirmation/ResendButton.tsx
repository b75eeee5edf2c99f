import { Button, Stack, Text } from '@portal/shared-ui';
import { MESSAGES } from '@portal/contract/messages';
import { confirmation as words } from '#texts/confirmation';
import { ResentModal } from './ResentModal.tsx';
import { useResend, type ResendBody } from './use-resend.ts';

/** Sends the mail again with one click. */
export function ResendButton({ body }: { body: ResendBody }) {
  const { state, resend, reset } = useResend(body);
  return (
    <Stack gap="3" align="flex-start">
      <Text color="fg.muted">{words.notArrived}</Text>
      <Button
        variant="outline"
        loading={state === 'sending'}
        loadingText={words.sending}
        onClick={() => void resend()}
      >
        {words.sendAgain}
      </Button>
      {state === 'failed' ? (
        <Text role="alert" color="fg.error">
          {MESSAGES.mailFailed}
        </Text>
      ) : null}
      {state === 'sent' ? <ResentModal onClose={reset} /> : null}
    </Stack>
  );
}

import { MESSAGES } from '@portal/contract/messages';
import { Button, Text, LazyModal } from '@portal/shared-ui';
import { confirmation } from '#texts/confirmation';
import { login } from '#texts/login';
import { useResend } from '../account/confirmation/use-resend.ts';

interface UnverifiedModalProps {
  email: string;
  onClose: () => void;
}

/** 'Your account is unverified', with a button to send the mail again (spec 1 section 8). */
export function UnverifiedModal({ email, onClose }: UnverifiedModalProps) {
  const { state, resend } = useResend({ email });
  const isSent = state === 'sent';
  // The same modal shows the result, because a second one would open while this one closes and restores the focus.
  return (
    <LazyModal
      title={isSent ? MESSAGES.verificationSent : MESSAGES.unverified}
      onClose={onClose}
      footer={
        isSent ? (
          <Button onClick={onClose}>{login.close}</Button>
        ) : (
          <>
            <Button variant="outline" colorPalette="gray" onClick={onClose}>
              {login.close}
            </Button>
            <Button
              loading={state === 'sending'}
              loadingText={MESSAGES.resendVerification}
              onClick={() => void resend()}
            >
              {MESSAGES.resendVerification}
            </Button>
          </>
        )
      }
    >
      <Text>{isSent ? confirmation.arrives : login.unverified}</Text>
      {state === 'failed' ? (
        <Text role="alert" color="fg.error" mt="3">
          {MESSAGES.mailFailed}
        </Text>
      ) : null}
    </LazyModal>
  );
}

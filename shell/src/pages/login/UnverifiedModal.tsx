import { MESSAGES } from '@portal/contract/messages';
import { Button, Text } from '@portal/shared-ui';
import { login } from '#texts/login';
import { LazyModal } from '../../app/layout/LazyModal.tsx';
import { ResentModal } from '../account/confirmation/ResentModal.tsx';
import { useResend } from '../account/confirmation/use-resend.ts';

interface UnverifiedModalProps {
  email: string;
  onClose: () => void;
}

/** 'Your account is unverified', with the mail once more on request (spec 1 section 8). */
export function UnverifiedModal({ email, onClose }: UnverifiedModalProps) {
  const { state, resend } = useResend({ email });
  if (state === 'sent') return <ResentModal onClose={onClose} />;
  return (
    <LazyModal
      title={MESSAGES.unverified}
      onClose={onClose}
      footer={
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
      }
    >
      <Text>{login.unverified}</Text>
      {state === 'failed' ? (
        <Text role="alert" color="fg.error" mt="3">
          {MESSAGES.mailFailed}
        </Text>
      ) : null}
    </LazyModal>
  );
}

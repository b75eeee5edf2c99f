import { MESSAGES } from '@portal/contract/messages';
import { Button, Text, LazyModal } from '@portal/shared-ui';
import { confirmation as words } from '#texts/confirmation';

/** 'Verification email successfully sent' (spec 1 section 8). */
export function ResentModal({ onClose }: { onClose: () => void }) {
  return (
    <LazyModal
      title={MESSAGES.verificationSent}
      onClose={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <Text>{words.arrives}</Text>
    </LazyModal>
  );
}

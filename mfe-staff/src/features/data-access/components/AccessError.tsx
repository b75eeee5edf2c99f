import { Button, LazyModal, Text } from '@portal/shared-ui';
import { dataAccess as words } from '#texts/data-access';

/** 'Error Granting Access', with the server's message (spec 2 section 8). */
export function AccessError({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <LazyModal
      type="error"
      title={words.errorTitle}
      onClose={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <Text>{message}</Text>
    </LazyModal>
  );
}

import type { ReactNode } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { Button, Stack, Text } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { creating } from '#texts/institution-form';

/** 'Sorry, there was a problem with your request', with the first message of the server (spec 1 section 8). */
export function ProblemModal({
  message,
  onClose,
  children,
}: {
  message: string;
  onClose: () => void;
  children?: ReactNode;
}) {
  return (
    <Modal
      isOpen
      type="error"
      title={MESSAGES.requestProblem}
      onClose={onClose}
      footer={<Button onClick={onClose}>{creating.close}</Button>}
    >
      <Stack gap="4">
        <Text>{message}</Text>
        {children}
      </Stack>
    </Modal>
  );
}

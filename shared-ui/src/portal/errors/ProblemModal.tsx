import type { ReactNode } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { Button, Stack, Text } from '../../design/index.ts';
import { errors as words } from '#texts/errors';
import { LazyModal } from '../../design/index.ts';

interface ProblemModalProps {
  message: string;
  onClose: () => void;
  /** Help for the next step, below the message. */
  children?: ReactNode;
}

/** 'Sorry, there was a problem with your request', with the first message of the server (spec 1 section 8, 400). */
export function ProblemModal({ message, onClose, children }: ProblemModalProps) {
  return (
    <LazyModal
      type="error"
      title={MESSAGES.requestProblem}
      onClose={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <Stack gap="4">
        <Text>{message}</Text>
        {children}
      </Stack>
    </LazyModal>
  );
}

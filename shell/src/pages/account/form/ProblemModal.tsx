import { MESSAGES } from '@portal/contract/messages';
import { Button, Text } from '@portal/shared-ui';
import { LazyModal } from '../../../app/layout/LazyModal.tsx';
import { register as words } from '#texts/register';

/** A refusal that is about no field: the first message of the list (spec 1 section 8, 400). */
export function ProblemModal({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <LazyModal
      type="error"
      title={MESSAGES.requestProblem}
      onClose={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <Text>{message}</Text>
    </LazyModal>
  );
}

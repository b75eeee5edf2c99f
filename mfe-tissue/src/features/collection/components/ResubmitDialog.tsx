import { Button, fill, Text } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { collection as words } from '#texts/collection';

interface ResubmitDialogProps {
  /** Code of the request that was sent back; undefined while the dialog is closed. */
  code: string | undefined;
  isBusy: boolean;
  onChoose: (resubmits: boolean) => void;
  onCancel: () => void;
}

/**
 * Asks what saving means for a request that was sent back: resubmit it, or change only its collection (spec 3 section
 * 4.6).
 */
export function ResubmitDialog({ code, isBusy, onChoose, onCancel }: ResubmitDialogProps) {
  return (
    <Modal
      isOpen={code !== undefined}
      title={words.resubmit.title}
      onClose={isBusy ? undefined : onCancel}
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={() => onChoose(false)}>
            {words.resubmit.updateOnly}
          </Button>
          <Button disabled={isBusy} onClick={() => onChoose(true)}>
            {words.resubmit.resubmit}
          </Button>
        </>
      }
    >
      <Text>{fill(words.resubmit.text, { code: code ?? '' })}</Text>
    </Modal>
  );
}

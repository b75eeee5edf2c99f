import { MESSAGES } from '@portal/contract/messages';
import { fill } from '../../design/layout/fill.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { bulk as words } from '#texts/bulk';

interface MoveDialogProps {
  count: number;
  isBusy: boolean;
  onMove: () => void;
  onCancel: () => void;
}

/** Asks for confirmation, because a request cannot move back from the meeting to its reviewers. */
export function MoveDialog({ count, isBusy, onMove, onCancel }: MoveDialogProps) {
  return (
    <BulkDialog
      {...{ count, isBusy, onCancel }}
      title={fill(words.moveTitle, { count })}
      confirm={MESSAGES.closeAndMove}
      hint={words.moveHint}
      isIncomplete={count === 0}
      onConfirm={onMove}
    >
      {null}
    </BulkDialog>
  );
}

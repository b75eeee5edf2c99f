import { MENTION_ROLES } from '@portal/contract/roles';
import { useState } from 'react';
import { fill } from '../../design/layout/fill.ts';
import { isEmptyHtml, RichText } from '../../design/rich-text/index.ts';
import type { BulkCommand } from './bulk-command.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { searchPeople } from './search-people.ts';
import { bulk as words } from '#texts/bulk';

interface CommentDialogProps {
  count: number;
  isBusy: boolean;
  onComment: (command: BulkCommand) => void;
  onCancel: () => void;
}

const findPeople = searchPeople(MENTION_ROLES);

/** Adds the same comment to each selected request. */
export function CommentDialog({ count, isBusy, onComment, onCancel }: CommentDialogProps) {
  const [text, setText] = useState('');
  return (
    <BulkDialog
      {...{ count, isBusy, onCancel }}
      title={fill(words.commentTitle, { count })}
      confirm={fill(words.commentConfirm, { count })}
      hint={words.commentHint}
      isIncomplete={isEmptyHtml(text)}
      onConfirm={() => onComment({ command: 'comment', text })}
    >
      <RichText
        label={words.commentLabel}
        value={text}
        onChange={setText}
        minHeight="6rem"
        mentions={findPeople}
        loadsOnFocus
        isDisabled={isBusy}
      />
    </BulkDialog>
  );
}

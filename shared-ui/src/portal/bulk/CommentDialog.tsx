import { Button, Stack, Text } from '@chakra-ui/react';
import { MENTION_ROLES } from '@portal/contract/roles';
import { useState } from 'react';
import { Modal } from '../../design/dialog/index.ts';
import { fill } from '../../design/layout/fill.ts';
import { isEmptyHtml, RichText } from '../../design/rich-text/index.ts';
import type { BulkCommand } from './bulk-command.ts';
import { searchPeople } from './search-people.ts';
import { bulk as words } from '#texts/bulk';

interface CommentDialogProps {
  count: number;
  isBusy: boolean;
  onComment: (command: BulkCommand) => void;
  onCancel: () => void;
}

const findPeople = searchPeople(MENTION_ROLES);

/** One comment for each of the selected requests. */
export function CommentDialog({ count, isBusy, onComment, onCancel }: CommentDialogProps) {
  const [text, setText] = useState('');
  return (
    <Modal
      isOpen
      title={fill(words.commentTitle, { count })}
      onClose={isBusy ? undefined : onCancel}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button
            disabled={isEmptyHtml(text)}
            loading={isBusy}
            loadingText={fill(words.working, { count })}
            onClick={() => onComment({ command: 'comment', text })}
          >
            {fill(words.commentConfirm, { count })}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <RichText
          label={words.commentLabel}
          value={text}
          onChange={setText}
          minHeight="6rem"
          mentions={findPeople}
          loadsOnFocus
          isDisabled={isBusy}
        />
        <Text color="fg.muted" textStyle="sm">
          {words.commentHint}
        </Text>
      </Stack>
    </Modal>
  );
}

import { Button, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Modal } from '../../design/dialog/index.ts';
import { fill } from '../../design/layout/fill.ts';
import { bulk as words } from '#texts/bulk';

interface BulkDialogProps {
  /** How many rows are selected. */
  count: number;
  title: string;
  confirm: string;
  /** The consequence, shown below the fields. */
  hint: string;
  isIncomplete: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Asks for the input of a command on selected rows; stays open while the command runs. */
export function BulkDialog({
  count,
  title,
  confirm,
  hint,
  isIncomplete,
  isBusy,
  onConfirm,
  onCancel,
  children,
}: BulkDialogProps) {
  return (
    <Modal
      isOpen
      title={title}
      onClose={isBusy ? undefined : onCancel}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button
            disabled={isIncomplete}
            loading={isBusy}
            loadingText={fill(words.working, { count })}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {children}
        <Text color="fg.muted" textStyle="sm">
          {hint}
        </Text>
      </Stack>
    </Modal>
  );
}

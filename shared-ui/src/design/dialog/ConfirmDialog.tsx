import { Button, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { Modal } from './ModalWhenOpen.tsx';
import { dialog as words } from '#texts/dialog';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** A question that names the object: "Delete the project “Sleep in siblings”?" */
  title: string;
  /** What will happen and whether it can be undone. */
  consequence: ReactNode;
  /** Names the action, e.g. "Delete project"; never just "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Shows a red button and puts the initial focus on Cancel. */
  isDestructive?: boolean;
  isBusy?: boolean;
  /** Why the last attempt failed. */
  error?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
  /** Additional fields, such as a reason. */
  children?: ReactNode;
}

/** Asks before something is done that is hard to undo; names the object and the consequence. */
export function ConfirmDialog({
  isOpen,
  title,
  consequence,
  confirmLabel,
  cancelLabel = words.cancel,
  isDestructive = false,
  isBusy = false,
  error,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      isOpen={isOpen}
      title={title}
      role="alertdialog"
      onClose={isBusy ? undefined : onCancel}
      initialFocusRef={isDestructive ? cancelRef : undefined}
      footer={
        <>
          <Button ref={cancelRef} variant="outline" colorPalette="gray" onClick={onCancel} disabled={isBusy}>
            {cancelLabel}
          </Button>
          <Button
            colorPalette={isDestructive ? 'red' : 'accent'}
            onClick={onConfirm}
            loading={isBusy}
            loadingText={confirmLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text as="div">{consequence}</Text>
        {children}
        {error ? (
          <Text as="div" role="alert" color="fg.error" fontWeight="semibold">
            {error}
          </Text>
        ) : null}
      </Stack>
    </Modal>
  );
}

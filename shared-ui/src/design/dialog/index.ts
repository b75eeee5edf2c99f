export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Modal } from './ModalWhenOpen.tsx';
export type { ModalProps } from './Modal.tsx';
export { ReasonField, useReason } from './ReasonField.tsx';

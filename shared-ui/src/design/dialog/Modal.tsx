import { Dialog, IconButton, Portal, Spinner, Stack, Text } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { CloseIcon, ErrorIcon } from '../icons/icons.tsx';
import { dialogRecipe } from './dialog-recipe.ts';
import { dialog as words } from '#texts/dialog';

export interface ModalProps {
  /** 'display' for content, 'error' for a failure, 'loader' for a wait that no one can close. */
  type?: 'display' | 'loader' | 'error';
  isOpen: boolean;
  title: string;
  /** Called on Escape, a click outside and the close button; never for a loader. */
  onClose?: () => void;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** `wide` grows with its content up to the screen: for tables. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'wide';
  /** `end` slides in from the side and fills the height: for work beside the page, as writing a mail. */
  placement?: 'top' | 'end';
  /** Takes focus on opening instead of the first control. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
}

const SIDE = {
  positioner: { alignItems: 'stretch', justifyContent: 'flex-end' },
  content: { mx: '0', my: '0', width: 'full', minH: '100dvh', height: 'fit-content', borderRadius: '0' },
} as const;

/** At least as wide as `xl`, and up to the screen if the content is wider. */
const SCREEN = 'calc(100% - {spacing.8})';
const WIDE = { width: 'fit-content', minW: `min({sizes.4xl}, ${SCREEN})`, maxW: SCREEN } as const;

/**
 * A modal of spec 1 section 2: Escape closes all but the loader. Focus is trapped inside and returns to the
 * control that opened it.
 */
export function Modal({
  type = 'display',
  isOpen,
  title,
  onClose,
  children,
  footer,
  size = 'md',
  placement = 'top',
  initialFocusRef,
  role,
}: ModalProps) {
  const isLoader = type === 'loader';
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open && !isLoader) onClose?.();
      }}
      closeOnEscape={!isLoader}
      closeOnInteractOutside={!isLoader && role !== 'alertdialog'}
      // When another dialog closes as this one opens, its returned focus must not close this one.
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={initialFocusRef ? () => initialFocusRef.current : undefined}
      role={role ?? (type === 'error' ? 'alertdialog' : 'dialog')}
      size={size === 'wide' ? 'xl' : size}
      motionPreset={placement === 'end' ? 'slide-in-right' : 'scale'}
      scrollBehavior="outside"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner
          {...(placement === 'end' ? SIDE.positioner : {})}
          // A click on the backdrop would move the focus out of the modal, which stays open if a question or a wait
          // prevents closing.
          onMouseDown={(event) => {
            if (event.target === event.currentTarget) event.preventDefault();
          }}
        >
          <Dialog.Content {...(placement === 'end' ? SIDE.content : size === 'wide' ? WIDE : {})}>
            <Dialog.Header alignItems="flex-start">
              {type === 'error' ? (
                <ErrorIcon color="fg.error" boxSize="1.5em" mt="0.5" flexShrink="0" />
              ) : null}
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              {isLoader ? (
                <Stack direction="row" align="center" gap="4" as="output">
                  <Spinner aria-hidden />
                  {children ?? <Text>{words.pleaseWait}</Text>}
                </Stack>
              ) : (
                children
              )}
            </Dialog.Body>
            {footer ? <Dialog.Footer>{footer}</Dialog.Footer> : null}
            {isLoader || !onClose ? null : (
              <Dialog.CloseTrigger asChild>
                <IconButton variant="ghost" colorPalette="gray" size="sm" aria-label={words.close}>
                  <CloseIcon />
                </IconButton>
              </Dialog.CloseTrigger>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

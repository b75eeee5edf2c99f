import { Box, Button, Portal, Stack, Toast, Toaster as ToastRegion, VisuallyHidden } from '@chakra-ui/react';
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import { toastRecipe } from './toast-recipe.ts';
import { toastStore } from './toast-store.ts';
import { toaster as words } from '#texts/toaster';

interface ToastLook {
  readonly palette: string;
  readonly Shape: typeof InfoIcon;
  readonly word: string;
}
const information: ToastLook = { palette: 'blue', Shape: InfoIcon, word: words.kinds.info };
const looks: Readonly<Record<string, ToastLook>> = {
  success: { palette: 'green', Shape: CheckIcon, word: words.kinds.success },
  error: { palette: 'red', Shape: ErrorIcon, word: words.kinds.error },
  warning: { palette: 'orange', Shape: WarningIcon, word: words.kinds.warning },
};

/**
 * The library resumes the timer when the pointer leaves, even if the focus is still in a notice. This pauses it again.
 */
function waitForFocus({ currentTarget }: { currentTarget: Element }): void {
  const region = currentTarget.closest('[role=region]');
  setTimeout(() => {
    if (region?.contains(document.activeElement)) toastStore.pause();
  });
}

/** Where notices appear. The shell mounts it once. */
export function Toaster() {
  return (
    <Portal>
      <ToastRegion toaster={toastStore} aria-label={words.region} insetInline={{ mdDown: '4' }}>
        {(toast) => {
          const { palette, Shape, word } = looks[toast.type ?? ''] ?? information;
          return (
            <Toast.Root
              onPointerLeave={waitForFocus}
              recipe={toastRecipe}
              width={{ md: 'md' }}
              colorPalette={palette}
            >
              <Shape color="colorPalette.fg" flexShrink="0" mt="0.5" />
              <VisuallyHidden>{word}</VisuallyHidden>
              <Stack gap="1" flex="1" maxWidth="100%">
                <Toast.Title>{toast.title}</Toast.Title>
                {toast.description ? <Toast.Description>{toast.description}</Toast.Description> : null}
                {toast.action ? (
                  <Box pt="1">
                    <Button
                      size="xs"
                      variant="outline"
                      aria-keyshortcuts={toast.meta?.['isUndo'] ? 'Control+Z Meta+Z' : undefined}
                      onClick={toast.action.onClick}
                    >
                      {toast.action.label}
                    </Button>
                  </Box>
                ) : null}
              </Stack>
              <Toast.CloseTrigger aria-label={words.closeNotice}>
                <CloseIcon />
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </ToastRegion>
    </Portal>
  );
}

import { useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { dialog as words } from '#texts/dialog';

interface OpeningBoundaryProps {
  children: ReactNode;
  /** Resets the open state, so that the next opening tries again. */
  onClose?: (() => void) | undefined;
}

/**
 * Wraps something that the user opens. If its code cannot be loaded, a notice appears and the page preserves what is
 * typed in it.
 */
export function OpeningBoundary({ children, onClose }: OpeningBoundaryProps) {
  return <ErrorBoundary fallback={renderNotOpened(onClose)}>{children}</ErrorBoundary>;
}

function renderNotOpened(onClose: OpeningBoundaryProps['onClose']) {
  return () => <NotOpened onClose={onClose} />;
}

function NotOpened({ onClose }: Pick<OpeningBoundaryProps, 'onClose'>) {
  useEffect(() => {
    onClose?.();
    import('../toaster/toast-store.ts').then(
      ({ notify }) => notify.error({ title: words.notOpened, description: words.notOpenedText }),
      () => undefined,
    );
  });
  return null;
}

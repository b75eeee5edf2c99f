import { useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { dialog as words } from '#texts/dialog';

interface OpeningBoundaryProps {
  children: ReactNode;
  /** Forgets that it was opened; the next opening tries anew. */
  onClose?: (() => void) | undefined;
}

/** Around what a person opens: where its code cannot be fetched a notice says so, and the page preserves what is typed there. */
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

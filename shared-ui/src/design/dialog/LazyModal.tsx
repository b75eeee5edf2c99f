import { lazy, Suspense } from 'react';
import type { ModalProps } from './Modal.tsx';

const Modal = lazy(async () => ({ default: (await import('./Modal.tsx')).Modal }));

/** A modal whose code is fetched when the first one opens. Mount it to open it. */
export function LazyModal(props: Omit<ModalProps, 'isOpen'>) {
  return (
    <Suspense fallback={null}>
      <Modal {...props} isOpen />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import type { ModalProps } from './Modal.tsx';
import { OpeningBoundary } from './OpeningBoundary.tsx';

const Modal = lazyPart(async () => ({ default: (await import('./Modal.tsx')).Modal }));

/** A modal whose code is fetched when the first one opens. Mount it to open it. */
export function LazyModal(props: Omit<ModalProps, 'isOpen'>) {
  return (
    <OpeningBoundary onClose={props.onClose}>
      <Suspense fallback={null}>
        <Modal {...props} isOpen />
      </Suspense>
    </OpeningBoundary>
  );
}

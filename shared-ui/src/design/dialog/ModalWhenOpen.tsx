import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import type { ModalProps } from './Modal.tsx';
import { OpeningBoundary } from './OpeningBoundary.tsx';

type FetchModal = () => Promise<{ default: ComponentType<ModalProps> }>;

/** A modal whose code is fetched when it is first opened: most pages have one, and most visits open none. */
export function makeModal(fetchModal: FetchModal) {
  const FetchedModal = lazyPart(fetchModal);

  /**
   * Opens one step after mounting. A modal that is mounted open is layered above another modal that is just closing,
   * and would close with it.
   */
  function OpenedModal({ isOpen, ...props }: ModalProps) {
    const [isMounted, setMounted] = useState(false);
    useEffect(() => queueMicrotask(() => setMounted(true)), []);
    return <FetchedModal {...props} isOpen={isOpen && isMounted} />;
  }

  return function WhenOpen(props: ModalProps) {
    const [wasOpen, setWasOpen] = useState(props.isOpen);
    const [hasFailed, setFailed] = useState(false);
    if (props.isOpen && !wasOpen) setWasOpen(true);
    if (!props.isOpen && hasFailed) {
      setFailed(false);
      setWasOpen(false);
    }
    if (!wasOpen || hasFailed) return null;
    const fail = () => {
      setFailed(true);
      props.onClose?.();
    };
    return (
      <OpeningBoundary onClose={fail}>
        {/* Invisible marker: code that checks whether the page is still loading finds it. */}
        <Suspense fallback={<span hidden data-waiting="" />}>
          <OpenedModal {...props} />
        </Suspense>
      </OpeningBoundary>
    );
  };
}

export const Modal = makeModal(async () => ({ default: (await import('./Modal.tsx')).Modal }));

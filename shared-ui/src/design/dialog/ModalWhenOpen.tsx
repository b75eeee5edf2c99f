import { lazy, Suspense, useEffect, useState } from 'react';
import type { ModalProps } from './Modal.tsx';

const fetchModal = async () => ({ default: (await import('./Modal.tsx')).Modal });
// Once more where the line broke: whoever opens a modal is in the middle of something.
const FetchedModal = lazy(() => fetchModal().catch(fetchModal));

/** A modal whose code is fetched when it is first opened: most pages have one, and most visits open none. */
export function Modal(props: ModalProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <OpenedModal {...props} />
    </Suspense>
  );
}

/**
 * Opens after it stands, as one that was there all along: a modal that is mounted open stands above another that is
 * closing in that moment, and would be closed with it.
 */
function OpenedModal({ isOpen, ...props }: ModalProps) {
  const [stands, setStands] = useState(false);
  useEffect(() => queueMicrotask(() => setStands(true)), []);
  return <FetchedModal {...props} isOpen={isOpen && stands} />;
}

import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { ModalProps } from './Modal.tsx';
import { dialog as words } from '#texts/dialog';

interface FetchedProps extends ModalProps {
  onFailed?: () => void;
}
type FetchModal = () => Promise<{ default: ComponentType<FetchedProps> }>;

/** Says that nothing opens, and leaves the page as it is: to throw would take what is typed there. */
function NotFetched({ onFailed, onClose }: FetchedProps) {
  useEffect(() => {
    onFailed?.();
    onClose?.();
    import('../toaster/toast-store.ts').then(
      ({ notify }) => notify.error({ title: words.notOpened, description: words.notOpenedText }),
      () => undefined,
    );
  });
  return null;
}

/** A modal whose code is fetched when it is first opened: most pages have one, and most visits open none. */
export function makeModal(fetchModal: FetchModal) {
  const makeLazy = () =>
    lazy(() =>
      // Once more where the line broke: whoever opens a modal is in the middle of something.
      fetchModal()
        .catch(fetchModal)
        .catch(() => ({ default: NotFetched })),
    );
  let FetchedModal = makeLazy();

  /**
   * Opens after it stands, as one that was there all along: a modal that is mounted open stands above another that is
   * closing in that moment, and would be closed with it.
   */
  function OpenedModal({ isOpen, ...props }: FetchedProps) {
    const [stands, setStands] = useState(false);
    const [Current] = useState(() => FetchedModal);
    useEffect(() => queueMicrotask(() => setStands(true)), []);
    return <Current {...props} isOpen={isOpen && stands} />;
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
      // the next one that opens is fetched anew
      FetchedModal = makeLazy();
      setFailed(true);
    };
    return (
      // Seen by nobody: who looks whether the page waits for something finds it.
      <Suspense fallback={<span hidden data-waiting="" />}>
        <OpenedModal {...props} onFailed={fail} />
      </Suspense>
    );
  };
}

export const Modal = makeModal(async () => ({ default: (await import('./Modal.tsx')).Modal }));

import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialog/index.ts';
import { fill } from '../layout/fill.ts';
import { form as texts } from '#texts/form';

/**
 * Prevents leaving while `when` is true. For a navigation, `isBlocked` becomes true; for closing the tab, the browser
 * asks.
 */
export function useUnsavedGuard(when: boolean): { isBlocked: boolean; stay: () => void; leave: () => void } {
  // only another path counts: steps and filters in the query stay on the page
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}

/** The dialog that asks before leaving; put it into the page of a form. Needs a data router. */
export function UnsavedGuard({
  when,
  what = texts.leave.subject,
  onLeave,
}: {
  when: boolean;
  what?: string;
  /** Called when the user confirms leaving, for example to delete the copy in this browser. */
  onLeave?: () => void;
}) {
  const { isBlocked, stay, leave } = useUnsavedGuard(when);
  return (
    <ConfirmDialog
      isOpen={isBlocked}
      isDestructive
      title={fill(texts.leave.title, { what })}
      consequence={texts.leave.consequence}
      confirmLabel={texts.leave.confirm}
      cancelLabel={texts.leave.stay}
      onConfirm={() => {
        onLeave?.();
        leave();
      }}
      onCancel={stay}
    />
  );
}

import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialog/index.ts';
import { fill } from '../layout/fill.ts';
import { form as texts } from '#texts/form';

/** Stops leaving while `when` is true: routes ask with `isBlocked`, closing the tab asks with the browser's own words. */
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

/** The question itself; put it in a form's page. Needs a data router. */
export function UnsavedGuard({
  when,
  what = texts.leave.subject,
  onLeave,
}: {
  when: boolean;
  what?: string;
  /** The person chose to lose it, e.g. to forget the copy in this browser. */
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

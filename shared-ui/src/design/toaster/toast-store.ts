import { createToaster } from '@chakra-ui/react';
import { LIMITS } from '@portal/contract/limits';
import { failureText } from '../errors/failure-text.ts';
import { onForgetNotices } from './forget-notices.ts';
import { forgetAllUndo, forgetUndo, offerUndo } from './undo-key.ts';
import { toaster as words } from '#texts/toaster';

export interface Notice {
  title: string;
  description?: string;
  /** One action; it closes the notice. The notice stays until then, unless `seconds` limits it. */
  action?: { label: string; onClick: () => void };
  /**
   * Reverses what the notice reports. Undo is offered for ten seconds, longer while the notice has the pointer or the
   * focus. Ctrl+Z does the same for the newest notice.
   */
  undo?: () => void;
  seconds?: number;
}

/**
 * Centered below the header, where no page or panel has buttons: at the bottom, a notice covered the buttons of an
 * email while it was shown.
 */
export const toastStore = createToaster({
  placement: 'top',
  offsets: { top: '4.5rem', bottom: '1rem', left: '1rem', right: '1rem' },
  pauseOnPageIdle: true,
  max: 4,
});

type NoticeType = 'success' | 'error' | 'info' | 'warning';

function show(type: NoticeType, notice: string | Notice): void {
  onForgetNotices(clear);
  const { title, description, undo, ...given }: Notice =
    typeof notice === 'string' ? { title: notice } : notice;
  const action = undo ? { label: words.undo, onClick: undo } : given.action;
  const seconds = undo ? LIMITS.undoSeconds : given.seconds;
  // errors stay until closed, so that a user who looked away does not miss them
  const lasting = type === 'error' || action ? Infinity : 6000;
  const act = action && {
    label: action.label,
    onClick: () => {
      forgetUndo(id);
      toastStore.dismiss(id);
      action.onClick();
    },
  };
  const id = toastStore.create({
    type,
    title,
    description,
    action: act,
    meta: { isUndo: undo !== undefined },
    duration: seconds === undefined ? lasting : seconds * 1000,
    closable: true,
    onStatusChange: ({ status }) => {
      if (status === 'unmounted') forgetUndo(id);
    },
  });
  if (undo && act) offerUndo(id, act.onClick);
}

/** Reports a failed call, unless the shell already shows it. Without `notice`, the message of the failure is shown. */
function showFailure(error: unknown, notice?: Notice): void {
  const message = failureText(error);
  if (message === undefined) return;
  // If the title already is the message of the failure, it is not repeated.
  const description = message === notice?.title ? undefined : message;
  show('error', notice ? { description, ...notice } : message);
}

/** Undo is disabled immediately, not only after the notice has left the screen. */
function clear(): void {
  forgetAllUndo();
  toastStore.remove();
}

/** Short notices that are read aloud. `notify.success('Access Successfully Updated')`. Errors stay until closed. */
export const notify = {
  success: (notice: string | Notice) => show('success', notice),
  error: (notice: string | Notice) => show('error', notice),
  failure: showFailure,
  info: (notice: string | Notice) => show('info', notice),
  warning: (notice: string | Notice) => show('warning', notice),
  clear,
};

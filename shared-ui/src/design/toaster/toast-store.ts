import { createToaster } from '@chakra-ui/react';
import { LIMITS } from '@portal/contract/limits';
import { failureText } from '../errors/failure-text.ts';
import { onForgetNotices } from './forget-notices.ts';
import { forgetAllUndo, forgetUndo, offerUndo } from './undo-key.ts';
import { toaster as words } from '#texts/toaster';

export interface Notice {
  title: string;
  description?: string;
  /** One action; it closes the notice, which stays until then unless `seconds` says how long it is offered. */
  action?: { label: string; onClick: () => void };
  /**
   * Takes back what the notice reports: Undo is in it for ten seconds, longer while someone points at it or has the focus
   * in it, and Ctrl+Z does the same for the newest one.
   */
  undo?: () => void;
  seconds?: number;
}

/**
 * Below the header in the middle, where no page and no panel has its buttons: at the bottom a notice covered those of a
 * mail for as long as it was shown.
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
  // errors stay: the person who looked away must not miss them
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

/** Reports a failed call unless the frame does. Without its own words the notice has those of the failure. */
function showFailure(error: unknown, notice?: Notice): void {
  const message = failureText(error);
  if (message === undefined) return;
  // A notice whose title is what the failure says does not say it twice.
  const description = message === notice?.title ? undefined : message;
  show('error', notice ? { description, ...notice } : message);
}

/** An Undo goes immediately, not only when its notice has left the screen. */
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
  /** Removes all. */
  clear,
};

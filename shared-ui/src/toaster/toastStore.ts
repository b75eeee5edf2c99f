import { createToaster } from '@chakra-ui/react';

export interface Notice {
  title: string;
  description?: string;
  /** One action, e.g. Undo. A notice with an action stays until it is closed. */
  action?: { label: string; onClick: () => void };
}

export const toastStore = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true, max: 4 });

type NoticeType = 'success' | 'error' | 'info' | 'warning';

function show(type: NoticeType, notice: string | Notice): void {
  const { title, description, action }: Notice = typeof notice === 'string' ? { title: notice } : notice;
  // errors stay: whoever looked away must not miss them
  const duration = type === 'error' || action ? Infinity : 6000;
  toastStore.create({ type, title, description, action, duration, closable: true });
}

/** Short notices that are read aloud. `notify.success('Access Successfully Updated')`. Errors stay until closed. */
export const notify = {
  success: (notice: string | Notice) => show('success', notice),
  error: (notice: string | Notice) => show('error', notice),
  info: (notice: string | Notice) => show('info', notice),
  warning: (notice: string | Notice) => show('warning', notice),
  /** Removes all, e.g. on logout. */
  clear: () => toastStore.remove(),
};

/** Tabs share the session cookie: when one tab signs in, signs out or impersonates, the others must follow. */
const SIGNAL = 'portal-session-changed';

/** Browsers send the storage event to every tab except the one that made the change. */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(SIGNAL, String(Date.now()));
  } catch {
    // Without storage, the other tabs notice the change at their next call.
  }
}

/** Calls `listener` when another tab changed the session; returns the function that stops it. */
export function onOtherTab(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === SIGNAL) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

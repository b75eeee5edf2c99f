/** Tabs share the cookie: when one signs in, out, or acts for someone, the others must not go on as before. */
const SIGNAL = 'portal-session-changed';

/** Browsers inform every tab of a changed entry but the one that changed it. */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(SIGNAL, String(Date.now()));
  } catch {
    // Without storage the other tabs learn it from their next call.
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

/** Tabs share the cookie: when one signs in, out, or acts for somebody, the others must not go on as before. */
const CHANNEL = 'portal-session';

/** One for this tab: a channel does not hear itself, but it would hear a second one of the same tab. */
let channel: BroadcastChannel | null = null;

export function tellOtherTabs(): void {
  channel?.postMessage('changed');
}

/** Calls `listener` when another tab changed the session; returns the function that stops it. */
export function onOtherTab(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const opened = new BroadcastChannel(CHANNEL);
  channel = opened;
  opened.addEventListener('message', listener);
  return () => {
    if (channel === opened) channel = null;
    opened.close();
  };
}

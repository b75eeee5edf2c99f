import { useLocation, useSearchParams } from '@portal/shared-ui/router';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Shown {
  /** What the page shows: the address, or what it is about to be. */
  readonly text: string;
  readonly seen: string;
  /** On their way into the address, the oldest first. */
  readonly sent: readonly string[];
}

/** The address has moved: to what was sent there, or, by Back or a link, to something else. */
function follow(shown: Shown, address: string): Shown {
  const place = shown.sent.lastIndexOf(address);
  return place === -1
    ? { text: address, seen: address, sent: [] }
    : { ...shown, seen: address, sent: shown.sent.slice(place + 1) };
}

/**
 * The search part of the address as state that changes immediately: the router takes its time, and a box that was ticked must
 * not wait for it.
 */
export function useSearchText() {
  const { pathname } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const [shown, setShown] = useState<Shown>({ text: address, seen: address, sent: [] });
  const now = address === shown.seen ? shown : follow(shown, address);
  if (now !== shown) setShown(now);

  // Back right after a change: the router may go there and back between two drawings, and what was sent is never seen
  useEffect(() => {
    const goBack = () => {
      if (window.location.pathname !== pathname) return;
      const text = new URLSearchParams(window.location.search).toString();
      setShown((before) => ({ ...before, text, sent: [] }));
    };
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [pathname]);

  const latest = useRef({ text: now.text, setParameters });
  useEffect(() => {
    latest.current = { text: now.text, setParameters };
  });
  const change = useCallback((write: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(latest.current.text);
    write(next);
    const text = next.toString();
    if (text === latest.current.text) return;
    latest.current.text = text;
    setShown((before) => ({ ...before, text, sent: [...before.sent, text] }));
    latest.current.setParameters(next, { preventScrollReset: true });
  }, []);
  return { text: now.text, change };
}

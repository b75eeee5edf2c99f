import { useLocation, useSearchParams } from '@portal/shared-ui/router';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Shown {
  /** The search string that the page shows: the address, or the one it is about to become. */
  readonly text: string;
  readonly seen: string;
  /** Changes sent to the router that the address does not show yet, oldest first. */
  readonly sent: readonly string[];
}

/** Follows a change of the address: it became one of the strings sent, or something else through Back or a link. */
function follow(shown: Shown, address: string): Shown {
  const place = shown.sent.lastIndexOf(address);
  return place === -1
    ? { text: address, seen: address, sent: [] }
    : { ...shown, seen: address, sent: shown.sent.slice(place + 1) };
}

/**
 * The search string of the address as state that changes immediately. The router updates late, and a checkbox must not
 * wait for it.
 */
export function useSearchText() {
  const { pathname } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const [shown, setShown] = useState<Shown>({ text: address, seen: address, sent: [] });
  const now = address === shown.seen ? shown : follow(shown, address);
  if (now !== shown) setShown(now);

  // After Back right after a change, the router may move both ways between two renders; the sent string then never
  // shows in the address.
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

import { api } from '../data/index.ts';
import type { ConnectedOrcid } from './connected-orcid.ts';

const SIZE = 'popup,width=600,height=750';
/** A page gets no event when its popup is closed, so it polls (spec 1 section 7). */
const POLL = 500;
/** A popup closes right after it sends its message, and the message may arrive after the poll. */
const GRACE = 300;

export type OrcidOutcome =
  | { kind: 'connected'; connected: ConnectedOrcid }
  | { kind: 'blocked' }
  | { kind: 'closed' }
  | { kind: 'failed' };

/** Opens ORCID's login in a popup, then asks the server for the iD that belongs to the returned code. */
export async function connectOrcid(authorizeUrl: string, signal: AbortSignal): Promise<OrcidOutcome> {
  const state = crypto.randomUUID();
  const address = new URL(authorizeUrl, location.origin);
  address.searchParams.set('state', state);
  const popup = window.open(address, 'orcid', SIZE);
  if (!popup) return { kind: 'blocked' };
  const answer = await readQuery(popup, signal);
  if (answer === null) return { kind: 'closed' };
  const code = answer.get('code');
  // a different `state`: the response belongs to a request that this page did not send
  if (!code || answer.get('state') !== state) return { kind: 'failed' };
  try {
    const { data } = await api('GET /orcid/', { anonymous: true, query: { code } });
    return { kind: 'connected', connected: data.payload };
  } catch {
    return { kind: 'failed' };
  }
}

/** The query string that /orchid-redirect posts; null when the window was closed without. */
async function readQuery(popup: Window, signal: AbortSignal): Promise<URLSearchParams | null> {
  const done = new AbortController();
  const until = { signal: done.signal };
  try {
    return await new Promise((resolve) => {
      const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
        if (origin !== location.origin || source !== popup || typeof data !== 'string') return;
        resolve(new URLSearchParams(data));
      };
      const look = setInterval(() => {
        if (popup.closed) setTimeout(() => resolve(null), GRACE);
      }, POLL);
      window.addEventListener('message', hear, until);
      signal.addEventListener('abort', () => resolve(null), until);
      done.signal.addEventListener('abort', () => clearInterval(look));
    });
  } finally {
    done.abort();
    popup.close();
  }
}

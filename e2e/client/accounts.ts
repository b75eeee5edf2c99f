/** Signed-in clients of demo people for the portal under test; each signs in once per worker. */
import { E2E_PORT } from '../portal.ts';
import { signIn, type PortalClient } from './portal-client.ts';

export const PORTAL_URL = `http://localhost:${E2E_PORT}`;

const known = new Map<string, Promise<PortalClient>>();

/** @param account the part before @demo.test, or a whole address */
export function client(account: string): Promise<PortalClient> {
  const found = known.get(account) ?? signIn(PORTAL_URL, account);
  known.set(account, found);
  return found;
}

/** Logs in now, for acts that ask again for the password when the login is older than five minutes. */
export const freshClient = (account: string): Promise<PortalClient> => signIn(PORTAL_URL, account);

let count = 0;
/** A text that no other test and no earlier run has used. */
export function unique(words: string): string {
  count += 1;
  return `${words} ${Date.now().toString(36)}-${process.pid}-${count}`;
}

import {
  actsAs,
  createVerifier,
  forbidden,
  handler,
  notSignedIn,
  signToken,
  type Handler,
  type ServiceParts,
} from '@portal/kit';
import type { CoreSettings } from '../../settings.ts';
import { readSession, setTokenCookie, readToken, type Impersonate } from '../account/index.ts';
import { startImpersonation, stopImpersonation } from './impersonation.commands.ts';
import { isLapsed } from './impersonation.queries.ts';

export interface Impersonation {
  readonly impersonate: Impersonate;
  /**
   * For a token whose impersonation has expired: the id of its session, with which the superuser can return to their
   * own session.
   */
  readonly lapsedSession: (token: string) => Promise<string | undefined>;
  readonly routes: Handler[];
}

export function createImpersonation(
  { database, environment }: ServiceParts,
  { privateKey, publicUrl }: CoreSettings,
): Impersonation {
  const verifier = createVerifier(environment.authPublicKey);
  const readSessionId = async (token: string | undefined): Promise<string> => {
    const claims = token ? await verifier.verify(token) : null;
    if (!claims) throw notSignedIn();
    return claims.sessionId;
  };
  // The token outlives the impersonation, because the superuser needs it to return to their own session.
  const tokenFor = (sessionId: string, until: Date): Promise<string> =>
    signToken(privateKey, { sessionId, expires: Math.floor(until.getTime() / 1000) });

  return {
    async impersonate(call, { email, token, reason }) {
      const sessionId = await readSessionId(token ?? readToken(call, publicUrl));
      // A superuser who currently uses another of their roles may not impersonate.
      const { actor } = call;
      const isOwn = actor.sessionId === sessionId && actor.impersonatorId === null;
      if (isOwn && !actsAs(actor, 'superuser')) throw forbidden();
      const opened = await startImpersonation(call, { sessionId, email, reason });
      const own = await tokenFor(opened.id, opened.realExpires);
      setTokenCookie(call, publicUrl, own, opened.realExpires);
      return { token: own, session: await readSession(call.database, opened.id) };
    },

    async lapsedSession(token) {
      const claims = await verifier.verify(token);
      return claims && (await isLapsed(database, claims.sessionId)) ? claims.sessionId : undefined;
    },

    routes: [
      handler('DELETE /impersonation/', async (call) => {
        const real = await stopImpersonation(call, await readSessionId(readToken(call, publicUrl)));
        setTokenCookie(call, publicUrl, await tokenFor(real.id, real.expires), real.expires);
        return { body: { session: await readSession(call.database, real.id) } };
      }),
    ],
  };
}

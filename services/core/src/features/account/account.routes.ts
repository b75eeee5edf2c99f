import type { ImpersonationBody, ResponseOf } from '@portal/contract';
import {
  AppError,
  createVerifier,
  handler,
  notSignedIn,
  query,
  sql,
  transact,
  wrongState,
  type Call,
  type Handler,
  type ServiceParts,
} from '@portal/kit';
import { z } from 'zod';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { AccountModel } from '../../models/index.ts';
import type { CoreSettings } from '../../settings.ts';
import { createMailing } from '../account-mail/index.ts';
import { readSession } from './account.queries.ts';
import { createBotCheck } from './bot-check.ts';
import { createCallLimits } from './call-limits.ts';
import { forgetGoal, saveGoal } from './goal.commands.ts';
import { createKnownDevices } from './known-device.ts';
import { createLoginLimits } from './login-limits.ts';
import { answerSignIn, signIn } from './login.commands.ts';
import { carriesToken, endSession, setTokenCookie, readToken } from './session.commands.ts';
import { TERMS_VERSION } from './terms.ts';
import { withRetryAfter } from './too-many-attempts.ts';
import { unlockRoutes } from './unlock.routes.ts';

/** Signing in as another person. The impersonation feature implements it. */
export type Impersonate = (
  call: Call<'POST /api-token-auth/'>,
  body: ImpersonationBody,
) => Promise<ResponseOf<'POST /api-token-auth/'>>;

export interface ImpersonationParts {
  readonly impersonate: Impersonate;
  /** The id of an impersonation session that ended because its time was over. */
  readonly lapsedSession: (token: string) => Promise<string | undefined>;
}

export function accountRoutes(
  parts: ServiceParts,
  settings: CoreSettings,
  impersonation: ImpersonationParts,
): Handler[] {
  const { database, environment } = parts;
  const { publicUrl } = settings;
  const botCheck = createBotCheck(settings);
  const mailing = createMailing(settings);
  const limits = createLoginLimits(database);
  const devices = createKnownDevices(settings);
  const verifier = createVerifier(environment.authPublicKey);

  return [
    ...unlockRoutes({ limits: createCallLimits(database), loginLimits: limits, devices }),

    query('GET /bot-check/', () => botCheck.challenge()),

    handler('POST /api-token-auth/', async (call) => {
      const { body } = call;
      if ('token' in body) return { body: await impersonation.impersonate(call, body) };
      const { idleMinutes, demoData, factorRoles } = settings;
      const signedIn = await withRetryAfter(call, () =>
        signIn(call, body, { botCheck, limits, devices, mailing, idleMinutes, demoData, factorRoles }),
      );
      return { body: await answerSignIn(call, signedIn, { ...settings, devices }) };
    }),

    query('POST /api-token-verify/', async (call) => {
      const claims = await verifier.verify(call.body.token);
      const open =
        claims &&
        (await call.database.row(
          z.object({ expires_at: z.date() }),
          sql`select s.expires_at from core.session s
            join core_api.session_actor v on v.session_id = s.id where s.id = ${claims.sessionId}`,
        ));
      if (!open) throw notSignedIn();
      return { expires: open.expires_at.toISOString() };
    }),

    query('GET /session/', async (call) => {
      const { sessionId } = call.actor;
      if (sessionId) return readSession(call.database, sessionId);
      if (!carriesToken(call, publicUrl)) return null;
      const token = readToken(call, publicUrl);
      if (token && (await impersonation.lapsedSession(token)))
        throw new AppError('IMPERSONATION_ENDED', accountRefusals.acting.ended);
      // Clear the cookie: otherwise every later visit would send the ended session again and be refused.
      setTokenCookie(call, publicUrl, null);
      throw notSignedIn();
    }),

    handler('DELETE /session/', async (call) => {
      const token = readToken(call, publicUrl);
      const sessionId = call.actor.sessionId ?? (token && (await impersonation.lapsedSession(token)));
      if (carriesToken(call, publicUrl)) setTokenCookie(call, publicUrl, null);
      if (!sessionId) throw notSignedIn();
      await transact(call.database, call.author, (work) => endSession(work, sessionId));
      return { body: undefined };
    }),

    handler('POST /session/agree/', async (call) => {
      if (call.actor.impersonatorId !== null) throw wrongState(accountRefusals.acting.noTerms);
      await transact(call.database, call.author, async (work) => {
        await work
          .of(AccountModel)
          .findById(call.actor.userId)
          .patch({ agreed_terms_version: TERMS_VERSION });
      });
      return { body: undefined };
    }),

    handler('PUT /session/goal/', async (call) => {
      const { userId, impersonatorId } = call.actor;
      if (impersonatorId !== null) throw wrongState(accountRefusals.acting.noGoal);
      const { goal } = call.body;
      await transact(call.database, call.author, (work) =>
        goal === null ? forgetGoal(work, userId) : saveGoal(work, userId, goal),
      );
      return { body: undefined };
    }),
  ];
}

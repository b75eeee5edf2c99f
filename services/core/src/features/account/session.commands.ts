/** Opens and ends sessions. A session is a row in the database; its token only refers to that row. */
import { randomUUID } from 'node:crypto';
import { TOKEN_HOURS, type Role } from '@portal/contract';
import { cookieName, sql, TOKEN_COOKIE, type Actor, type Call, type Work } from '@portal/kit';
import { setCookie } from './cookie.ts';

export interface NewSession {
  readonly id: string;
  readonly expires: Date;
}

/** The login at an organization that opens a session. */
export interface SessionOrigin {
  readonly linkId?: number | null;
  /** The organization's id of its own session. */
  readonly sid?: string | null;
  /** The organization asked for a second factor, and the setting trusts it. */
  readonly factorAtIssuer?: boolean;
}

/** Properties of a session row other than its owner. */
export interface SessionTraits extends SessionOrigin {
  /** The `User-Agent` of the browser, shown in the person's own list of sessions. */
  readonly userAgent: string;
  /** Minutes without activity after which the session ends automatically. */
  readonly idleMinutes: number;
  /** Roles whose people need a second factor. */
  readonly factorRoles: readonly Role[];
}

export async function openSession(
  work: Work,
  accountId: number,
  { userAgent, idleMinutes, factorRoles, linkId = null, sid = null, factorAtIssuer = false }: SessionTraits,
): Promise<NewSession> {
  // Whole seconds, as in the token, because both must expire at the same time.
  const expires = new Date((Math.floor(Date.now() / 1000) + TOKEN_HOURS * 3600) * 1000);
  const id = randomUUID();
  await work.run(
    sql`insert into core.session
        (id, account_id, expires_at, user_agent, idle_seconds, link_id, issuer_sid, factor_at_issuer, must_enroll)
      values (${id}, ${accountId}, ${expires}, ${userAgent.slice(0, 300)}, ${idleMinutes * 60},
        ${linkId}, ${sid}, ${factorAtIssuer}, not ${factorAtIssuer}::boolean and exists (select from core.account_group where account_id = ${accountId} and role = any(${factorRoles}))
          and not exists (select from core.second_factor where account_id = ${accountId}))`,
  );
  return { id, expires };
}

/** Ends the session. When it is an impersonation, the superuser's own session ends too. */
export async function endSession(work: Work, sessionId: string): Promise<void> {
  await work.run(
    sql`update core.session set ended_at = now() where ended_at is null
      and id in (${sessionId}::uuid, (select parent_id from core.session where id = ${sessionId}::uuid))`,
  );
}

/** Ends all other sessions of the caller. */
export async function endOtherSessions(
  work: Work,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
): Promise<void> {
  await work.run(
    sql`update core.session set ended_at = now()
      where account_id = ${userId} and id is distinct from ${sessionId} and ended_at is null and impersonator_id is null`,
  );
  await endSteps(work, userId);
}

/** What was begun with the password as it was before: logins before their second factor, and new factors. */
const endSteps = (work: Work, accountId: number): Promise<unknown> =>
  work.run(sql`delete from core.login_step where account_id = ${accountId}`);

/** Ends all sessions of a person on all devices, except `spared`. */
export async function endSessions(
  work: Work,
  accountId: number,
  spared: Actor['sessionId'] = null,
): Promise<void> {
  await work.run(
    sql`update core.session set ended_at = now()
      where account_id = ${accountId} and ended_at is null and id is distinct from ${spared}`,
  );
  await endSteps(work, accountId);
}

/** The token that the caller sent, valid or not. */
export const readToken = ({ context }: Pick<Call, 'context'>, publicUrl: string): string | undefined =>
  /^Bearer (.+)$/.exec(context.get('Authorization'))?.[1] ??
  context.cookies.get(cookieName(TOKEN_COOKIE, publicUrl));

/** Whether the caller sent a token at all, valid or not. Visitors send none. */
export const carriesToken = ({ context }: Pick<Call, 'context'>, publicUrl: string): boolean =>
  context.get('Authorization') !== '' || Boolean(context.cookies.get(cookieName(TOKEN_COOKIE, publicUrl)));

/** @param value null clears the cookie */
export const setTokenCookie = (
  call: Pick<Call, 'context'>,
  publicUrl: string,
  value: string | null,
  expires?: Date,
): void => setCookie(call, publicUrl, { name: cookieName(TOKEN_COOKIE, publicUrl), value, expires });

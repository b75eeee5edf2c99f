/** Opening and ending sessions. A session is a row; its token only names it. */
import { randomUUID } from 'node:crypto';
import { TOKEN_HOURS } from '@portal/contract';
import { cookieName, sql, TOKEN_COOKIE, type Actor, type Call, type Work } from '@portal/kit';
import { SessionModel } from '../../models/index.ts';
import { setCookie } from './cookie.ts';

export interface NewSession {
  readonly id: string;
  readonly expires: Date;
}

/** What the row of a session says beside whose it is. */
export interface SessionTraits {
  /** As the browser names itself, for the list of one's own sessions. */
  readonly userAgent: string;
  /** How long it may rest before it ends automatically. */
  readonly idleMinutes: number;
}

export async function openSession(
  work: Work,
  accountId: number,
  { userAgent, idleMinutes }: SessionTraits,
): Promise<NewSession> {
  // Whole seconds, as in the token: both must end at the same moment.
  const expires = new Date((Math.floor(Date.now() / 1000) + TOKEN_HOURS * 3600) * 1000);
  const id = randomUUID();
  await work.of(SessionModel).insert({
    id,
    account_id: accountId,
    expires_at: expires,
    user_agent: userAgent.slice(0, 300),
    idle_seconds: idleMinutes * 60,
  });
  return { id, expires };
}

/** Ends the session, and the superuser's own with one in which they acted for someone. */
export async function endSession(work: Work, sessionId: string): Promise<void> {
  await work.run(
    sql`update core.session set ended_at = now() where ended_at is null
      and id in (${sessionId}::uuid, (select parent_id from core.session where id = ${sessionId}::uuid))`,
  );
}

/** Ends every session of the caller but the one that calls. */
export async function endOtherSessions(
  work: Work,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
): Promise<void> {
  await work.run(
    sql`update core.session set ended_at = now()
      where account_id = ${userId} and id is distinct from ${sessionId} and ended_at is null and impersonator_id is null`,
  );
}

/** Ends every session of a person, on every device; `spared` is the one that continues. */
export async function endSessions(
  work: Work,
  accountId: number,
  spared: Actor['sessionId'] = null,
): Promise<void> {
  await work.run(
    sql`update core.session set ended_at = now()
      where account_id = ${accountId} and ended_at is null and id is distinct from ${spared}`,
  );
}

/** The token that the caller sent, good or not. */
export const readToken = ({ context }: Pick<Call, 'context'>, publicUrl: string): string | undefined =>
  /^Bearer (.+)$/.exec(context.get('Authorization'))?.[1] ??
  context.cookies.get(cookieName(TOKEN_COOKIE, publicUrl));

/** Whether the caller claims a session at all, good or not. A visitor does not. */
export const carriesToken = ({ context }: Pick<Call, 'context'>, publicUrl: string): boolean =>
  context.get('Authorization') !== '' || Boolean(context.cookies.get(cookieName(TOKEN_COOKIE, publicUrl)));

/** `value` null clears the cookie. */
export const setTokenCookie = (
  call: Pick<Call, 'context'>,
  publicUrl: string,
  value: string | null,
  expires?: Date,
): void => setCookie(call, publicUrl, { name: cookieName(TOKEN_COOKIE, publicUrl), value, expires });

/** Opening and ending sessions. A session is a row; its token only names it. */
import { randomUUID } from 'node:crypto';
import { TOKEN_HOURS } from '@portal/contract';
import { cookieName, TOKEN_COOKIE, type Actor, type Call, type Database } from '@portal/kit';
import type { Knex } from 'knex';
import { setCookie } from './cookie.ts';

export interface NewSession {
  readonly id: string;
  readonly expires: Date;
}

/** What the row of a session says beside whose it is. */
export interface SessionTraits {
  /** As the browser names itself, for the list of one's own sessions. */
  readonly userAgent: string;
  /** How long it may rest before it ends by itself. */
  readonly idleMinutes: number;
}

export async function openSession(
  database: Database,
  trx: Knex.Transaction,
  accountId: number,
  { userAgent, idleMinutes }: SessionTraits,
): Promise<NewSession> {
  // Whole seconds, as in the token: both must end at the same moment.
  const expires = new Date((Math.floor(Date.now() / 1000) + TOKEN_HOURS * 3600) * 1000);
  const id = randomUUID();
  await database.query(
    {
      text: `insert into core.session (id, account_id, expires_at, user_agent, idle_seconds)
        values ($1, $2, $3, $4, $5)`,
      values: [id, accountId, expires, userAgent.slice(0, 300), idleMinutes * 60],
    },
    trx,
  );
  return { id, expires };
}

/** Ends the session, and the superuser's own with one in which they acted for somebody. */
export async function endSession(
  database: Database,
  sessionId: string,
  trx?: Knex.Transaction,
): Promise<void> {
  await database.query(
    {
      text: `update core.session set ended_at = now() where ended_at is null
        and id in ($1::uuid, (select parent_id from core.session where id = $1::uuid))`,
      values: [sessionId],
    },
    trx,
  );
}

/** Ends every session of the caller but the one that calls. */
export async function endOtherSessionsOf(
  database: Database,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
  trx?: Knex.Transaction,
): Promise<void> {
  await database.query(
    {
      text: `update core.session set ended_at = now()
        where account_id = $1 and id is distinct from $2 and ended_at is null and impersonator_id is null`,
      values: [userId, sessionId],
    },
    trx,
  );
}

/** Ends every session of a person, on every device; `spared` is the one that goes on. */
export async function endSessionsOf(
  database: Database,
  trx: Knex.Transaction,
  accountId: number,
  spared: Actor['sessionId'] = null,
): Promise<void> {
  await database.query(
    {
      text: `update core.session set ended_at = now()
        where account_id = $1 and ended_at is null and id is distinct from $2`,
      values: [accountId, spared],
    },
    trx,
  );
}

/** The token that the caller sent, good or not. */
export const tokenOf = ({ context }: Pick<Call, 'context'>, publicUrl: string): string | undefined =>
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

/** Opening and ending sessions. A session is a row; its token only names it. */
import { randomUUID } from 'node:crypto';
import { TOKEN_HOURS } from '@portal/contract';
import { TOKEN_COOKIE, type Call, type Database } from '@portal/kit';
import type { Knex } from 'knex';

export interface NewSession {
  readonly id: string;
  readonly expires: Date;
}

export async function openSession(
  database: Database,
  trx: Knex.Transaction,
  accountId: number,
): Promise<NewSession> {
  // Whole seconds, as in the token: both must end at the same moment.
  const expires = new Date((Math.floor(Date.now() / 1000) + TOKEN_HOURS * 3600) * 1000);
  const id = randomUUID();
  await database.query(
    {
      text: 'insert into core.session (id, account_id, expires_at) values ($1, $2, $3)',
      values: [id, accountId, expires],
    },
    trx,
  );
  return { id, expires };
}

export async function endSession(database: Database, sessionId: string): Promise<void> {
  await database.query({
    text: 'update core.session set ended_at = now() where id = $1 and ended_at is null',
    values: [sessionId],
  });
}

/** Ends every session of a person, on every device. */
export async function endSessionsOf(
  database: Database,
  trx: Knex.Transaction,
  accountId: number,
): Promise<void> {
  await database.query(
    {
      text: 'update core.session set ended_at = now() where account_id = $1 and ended_at is null',
      values: [accountId],
    },
    trx,
  );
}

/** Whether the caller claims a session at all, good or not. A visitor does not. */
export function carriesToken({ context }: Pick<Call, 'context'>): boolean {
  return context.get('Authorization') !== '' || Boolean(context.cookies.get(TOKEN_COOKIE));
}

/** `value` null clears the cookie. */
export function setTokenCookie(
  { context }: Pick<Call, 'context'>,
  publicUrl: string,
  value: string | null,
  expires?: Date,
): void {
  const secure = publicUrl.startsWith('https:');
  // The service is spoken to in plain HTTP by the gateway, so the cookie library must be told that the browser is not.
  context.cookies.secure = secure;
  context.cookies.set(TOKEN_COOKIE, value, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    overwrite: true,
    ...(expires ? { expires } : {}),
  });
}

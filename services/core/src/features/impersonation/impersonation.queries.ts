/** Reading what decides whether somebody may act for somebody else. */
import type { Database } from '@portal/kit';
import type { Knex } from 'knex';

/** The superuser's own session, from which another is opened. */
export interface RealSession {
  readonly id: string;
  readonly user_id: number;
  readonly display_name: string;
  readonly expires_at: Date;
  readonly is_superuser: boolean;
  readonly impersonator_id: number | null;
}

/** Locked until the end of the transaction: a sign-out that comes at the same time waits, and then ends both. */
export async function lockRealSession(
  database: Database,
  trx: Knex.Transaction,
  sessionId: string,
): Promise<RealSession | undefined> {
  const [row] = await database.query<RealSession>(
    {
      text: `select s.id, v.user_id, v.display_name, s.expires_at, v.impersonator_id, 'superuser' = any(v.roles) as is_superuser
        from core.session s join core_api.session_actor v on v.session_id = s.id where s.id = $1 for share of s`,
      values: [sessionId],
    },
    trx,
  );
  return row;
}

export interface Candidate {
  readonly id: number;
  readonly display_name: string;
  readonly can_sign_in: boolean;
  readonly is_superuser: boolean;
}

export async function findCandidate(
  database: Database,
  trx: Knex.Transaction,
  email: string,
): Promise<Candidate | undefined> {
  const [row] = await database.query<Candidate>(
    {
      text: `select a.id, a.first_name || ' ' || a.last_name as display_name, a.active and a.verified as can_sign_in,
          exists (select 1 from core.account_group g where g.account_id = a.id and g.role = 'superuser') as is_superuser
        from core.account a where a.email = $1::citext`,
      values: [email],
    },
    trx,
  );
  return row;
}

/** Whether the session acts for somebody, is over by time alone, and the superuser's own goes on. */
export async function isLapsed(database: Database, sessionId: string): Promise<boolean> {
  const rows = await database.query({
    text: `select 1 from core.session s join core_api.session_actor p on p.session_id = s.parent_id
      where s.id = $1 and s.ended_at is null`,
    values: [sessionId],
  });
  return rows.length > 0;
}

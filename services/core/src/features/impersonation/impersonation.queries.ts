/** Reads the data that decide whether a person may impersonate another. */
import { sql, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';

const RealSession = z.object({
  id: z.string(),
  user_id: z.int(),
  display_name: z.string(),
  expires_at: z.date(),
  is_superuser: z.boolean(),
  impersonator_id: z.int().nullable(),
});
/** The superuser's own session, from which the impersonation starts. */
export type RealSession = Readonly<z.output<typeof RealSession>>;

/** Locks the session until the end of the transaction. A parallel sign-out waits and then ends both sessions. */
export const lockRealSession = (work: Work, sessionId: string): Promise<RealSession | undefined> =>
  work.row(
    RealSession,
    sql`select s.id, v.user_id, v.display_name, s.expires_at, v.impersonator_id, 'superuser' = any(v.roles) as is_superuser
      from core.session s join core_api.session_actor v on v.session_id = s.id where s.id = ${sessionId} for share of s`,
  );

const Candidate = z.object({
  id: z.int(),
  display_name: z.string(),
  can_sign_in: z.boolean(),
  is_superuser: z.boolean(),
});
export type Candidate = Readonly<z.output<typeof Candidate>>;

export const findCandidate = (reads: Reads, email: string): Promise<Candidate | undefined> =>
  reads.row(
    Candidate,
    sql`select a.id, a.first_name || ' ' || a.last_name as display_name, a.active and a.verified as can_sign_in,
        exists (select 1 from core.account_group g where g.account_id = a.id and g.role = 'superuser') as is_superuser
      from core.account a where a.email = ${email}::citext`,
  );

/**
 * Whether the session is an impersonation that ended only because its time was over, while the superuser's own session
 * is still open.
 */
export async function isLapsed(reads: Reads, sessionId: string): Promise<boolean> {
  const found = await reads.row(
    z.object({ id: z.string() }),
    sql`select s.id from core.session s join core_api.session_actor p on p.session_id = s.parent_id
      where s.id = ${sessionId} and s.ended_at is null`,
  );
  return found !== undefined;
}

/**
 * After the password or the organization, a person with a second factor has a step. It is no session: it opens nothing but
 * `POST /session/second-step/` (decision 540).
 */
import { createHash, randomBytes } from 'node:crypto';
import { FACTOR_KINDS, type SecondStep } from '@portal/contract';
import { sql, transact, type Call, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';
import { Credentials, credentialsSql } from './account.queries.ts';
import type { SessionOrigin } from './session.commands.ts';

/** Minutes from the password to the second factor, and from the secret of a new factor to its confirmation. */
export const STEP_MINUTES = 10;

export const hashStep = (token: string): string => createHash('sha256').update(token).digest('hex');

/** @returns undefined for an account without a second factor, which needs no step */
export async function openStep(
  { author, database }: Pick<Call, 'author' | 'database'>,
  { id, password_hash: passwordHash }: Credentials,
  { linkId = null, sid = null }: SessionOrigin = {},
): Promise<SecondStep | undefined> {
  const factors = await database.row(
    z.object({ kinds: z.array(z.enum(FACTOR_KINDS)) }),
    sql`select array_agg(distinct kind order by kind) as kinds from core.second_factor where account_id = ${id}
      having count(*) > 0`,
  );
  if (!factors) return undefined;
  const token = randomBytes(32).toString('base64url');
  await transact(database, { ...author, actorId: id }, (work) =>
    // Nothing for a password that was changed since it was checked: with it, open steps were deleted.
    work.run(
      sql`insert into core.login_step (kind, account_id, hash, expires_at, link_id, issuer_sid)
        select 'second_step', id, ${hashStep(token)}, now() + make_interval(mins => ${STEP_MINUTES}),
          ${linkId}::int, ${sid}::text
        from core.account where id = ${id} and password_hash is not distinct from ${passwordHash} and active for share`,
    ),
  );
  return { step: token, methods: [...factors.kinds, 'recovery'] };
}

const isStep = (token: string) =>
  sql`kind = 'second_step' and hash = ${hashStep(token)} and expires_at > now()`;

/** The account that the step is about; undefined once it is used or over. */
export const findStep = (reads: Reads, token: string): Promise<Credentials | undefined> =>
  reads.row(
    Credentials,
    credentialsSql(sql`a.id = (select account_id from core.login_step where ${isStep(token)})`),
  );

/** Uses up the step. @returns what began the login; of parallel calls only one gets it */
export const takeStep = async (work: Work, token: string): Promise<SessionOrigin | undefined> =>
  work.row(
    z.object({ linkId: z.int().nullable(), sid: z.string().nullable() }),
    sql`delete from core.login_step where ${isStep(token)} returning link_id as "linkId", issuer_sid as sid`,
  );

export const forgetOldSteps = (database: Pick<Call['database'], 'run'>): Promise<number> =>
  database.run(sql`delete from core.login_step where expires_at < now()`);

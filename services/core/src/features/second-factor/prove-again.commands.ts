/** Proves again who is calling, in a session that is open, for the acts that `requireFreshProof` guards (decision 541). */
import { invalid, notSignedIn, sql, transact, verifyPassword, type Call } from '@portal/kit';
import { z } from 'zod';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { withRetryAfter, type LoginLimits } from '../account/index.ts';
import { spendProof, type ProofParts } from './prove.commands.ts';

const Prover = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  password_hash: z.string().nullable(),
  has_factor: z.boolean(),
});

/** Someone who impersonates proves who they are themselves, and their own session counts. */
export async function proveAgain(
  call: Call<'POST /session/proof/'>,
  limits: LoginLimits,
  parts: ProofParts,
): Promise<void> {
  const { actor, body, database, author } = call;
  const prover = await database.row(
    Prover,
    sql`select id, email::text as email, first_name, password_hash,
        exists (select 1 from core.second_factor f where f.account_id = a.id) as has_factor
      from core.account a where id = ${actor.impersonatorId ?? actor.userId}`,
  );
  if (!prover) throw notSignedIn();
  await withRetryAfter(call, () => limits.spendSigned(prover.email));
  const { password, ...proof } = body;
  if (password !== undefined) {
    if (prover.has_factor) throw invalid({ password: [accountRefusals.factor.passwordOnly] });
    if (!(await verifyPassword(prover.password_hash, password)))
      throw invalid({ password: [accountRefusals.password.wrong] });
  }
  await transact(database, author, async (work) => {
    if (password === undefined) await spendProof(work, prover, proof, parts);
    await work.run(
      sql`update core.session set proved_at = now()
        where id = (select coalesce(parent_id, id) from core.session where id = ${actor.sessionId})`,
    );
  });
  await limits.forgiveSigned(prover.email);
}

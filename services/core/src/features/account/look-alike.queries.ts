/** Finds accounts whose address looks like another, so that no one can pass for someone else. */
import { sql, type Work } from '@portal/kit';
import { z } from 'zod';

const LookAlike = z.object({ id: z.int(), email: z.string(), first_name: z.string() });
export type LookAlike = Readonly<z.output<typeof LookAlike>>;

/**
 * The account whose address `email` resembles, other than `ownId` and than an account with exactly this address.
 * Unverified accounts do not count: otherwise anyone could lock out the true owner by registering first. Of two
 * parallel calls for similar addresses the second waits for the first.
 */
export async function findLookAlike(
  work: Work,
  email: string,
  ownId: number | null = null,
): Promise<LookAlike | undefined> {
  await work.run(
    sql`select pg_advisory_xact_lock(hashtext('address'), hashtext(core.address_skeleton(${email})))`,
  );
  return work.row(
    LookAlike,
    sql`select a.id, a.email::text as email, a.first_name from core.account a
      where core.address_skeleton(a.email::text) = core.address_skeleton(${email}) and a.email <> ${email}::citext
        and a.id is distinct from ${ownId} and (a.verified or a.password_hash is null)
      order by a.verified desc, a.id limit 1`,
  );
}

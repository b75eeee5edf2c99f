/**
 * Who registers an address that waits for its verification again may be its owner, or may not. So what such a
 * registration says counts only when the link of its own mail is followed, and nobody can slip a password of theirs
 * under the link that somebody else gets.
 */
import type { Database } from '@portal/kit';
import type { Knex } from 'knex';
import { z } from 'zod';

export const PendingRegistration = z.object({
  first_name: z.string(),
  last_name: z.string(),
  password_hash: z.string(),
  orcid: z.string().nullable(),
  institution: z.int().nullable(),
});
export type PendingRegistration = z.infer<typeof PendingRegistration>;

/** Nothing when `data` holds no registration. */
export async function takeOverPending(
  database: Database,
  trx: Knex.Transaction,
  accountId: number,
  data: unknown,
): Promise<void> {
  const parsed = PendingRegistration.safeParse(data);
  if (!parsed.success) return;
  const { first_name, last_name, password_hash, orcid, institution } = parsed.data;
  await database.query(
    {
      text: 'update core.account set first_name = $2, last_name = $3, password_hash = $4, orcid = $5 where id = $1',
      values: [accountId, first_name, last_name, password_hash, orcid],
    },
    trx,
  );
  await linkInstitution(database, trx, accountId, institution);
}

/** The institution that a researcher chose; none when it was not listed. */
export async function linkInstitution(
  database: Database,
  trx: Knex.Transaction,
  accountId: number,
  institution: number | null,
): Promise<void> {
  await database.query(
    {
      text: 'delete from core.user_institution where user_id = $1 and institution_id is distinct from $2',
      values: [accountId, institution],
    },
    trx,
  );
  await database.query(
    {
      text: `insert into core.user_institution (user_id, institution_id, "primary")
        select $1, id, true from core.institution where id = $2 and deleted_at is null
        on conflict (user_id, institution_id) do nothing`,
      values: [accountId, institution],
    },
    trx,
  );
}

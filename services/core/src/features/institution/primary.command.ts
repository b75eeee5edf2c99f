/** Which of their institutions comes first for a person. */
import type { InstitutionWrite } from './institution.write.ts';

type Write = Pick<InstitutionWrite, 'call' | 'trx'>;

/**
 * Their institutions change one after the other until the transaction ends: of two changes at once each would take
 * its own for the one primary institution, and who is being deleted would join another.
 * @returns who of them is there
 */
export async function holdPeople({ call, trx }: Write, userIds: readonly number[]): Promise<number[]> {
  const rows = await call.database.query<{ id: number }>(
    {
      text: `select id from core.account where id = any($1::int[]) and deleted_at is null
        order by id for no key update`,
      values: [userIds],
    },
    trx,
  );
  return rows.map(({ id }) => id);
}

/** The person's other institutions stay, but this one comes first. */
export async function linkPrimary(
  { call, trx }: Write,
  userId: number,
  institutionId: number,
): Promise<void> {
  await holdPeople({ call, trx }, [userId]);
  await call.database.query(
    {
      text: 'update core.user_institution set "primary" = false where user_id = $1 and "primary" and institution_id <> $2',
      values: [userId, institutionId],
    },
    trx,
  );
  await call.database.query(
    {
      text: `insert into core.user_institution (user_id, institution_id, "primary") values ($1, $2, true)
        on conflict (user_id, institution_id) do update set "primary" = true`,
      values: [userId, institutionId],
    },
    trx,
  );
}

/** Whoever lost their primary institution goes on with the oldest of the others. */
export async function passOnPrimary({ call, trx }: Write, userIds: readonly number[]): Promise<void> {
  await holdPeople({ call, trx }, userIds);
  await call.database.query(
    {
      text: `update core.user_institution set "primary" = true where id in (
          select distinct on (ui.user_id) ui.id from core.user_institution ui
          where ui.user_id = any($1::int[]) and ui.verified is distinct from false
            and not exists (select 1 from core.user_institution other where other.user_id = ui.user_id and other."primary")
          order by ui.user_id, ui.id)`,
      values: [userIds],
    },
    trx,
  );
}

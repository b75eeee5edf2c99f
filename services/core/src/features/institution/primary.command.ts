/** Which of their institutions comes first for a person. */
import type { InstitutionWrite } from './institution.write.ts';

/** Whoever lost their primary institution goes on with the oldest of the others. */
export async function passOnPrimary(
  { call, trx }: Pick<InstitutionWrite, 'call' | 'trx'>,
  userIds: readonly number[],
): Promise<void> {
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

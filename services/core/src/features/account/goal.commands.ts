/** Saves the page that a person wanted to open before other steps had to come first (decision 434). */
import { sql, type Work } from '@portal/kit';

export async function saveGoal(work: Work, accountId: number, path: string): Promise<void> {
  await work.run(
    sql`insert into core.goal (account_id, path) values (${accountId}, ${path})
      on conflict (account_id) do update set path = excluded.path, created = now()`,
  );
}

export async function forgetGoal(work: Work, accountId: number): Promise<void> {
  await work.run(sql`delete from core.goal where account_id = ${accountId}`);
}

import { sql, type Work } from '@portal/kit';
import { z } from 'zod';

const Superuser = z.object({ id: z.int(), email: z.string(), first_name: z.string() });
export type Superuser = z.output<typeof Superuser>;

/** The people who are notified of problems of the portal itself. */
export const readSuperusers = (work: Work): Promise<readonly Superuser[]> =>
  work.rows(
    Superuser,
    sql`select a.id, a.email::text, a.first_name from core.account a
      join core.account_group held on held.account_id = a.id and held.role = 'superuser'
      where a.active order by a.id`,
  );

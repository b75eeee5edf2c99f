import { sql, type Reads } from '@portal/kit';
import { z } from 'zod';

const Administrator = z.object({ id: z.int(), email: z.string() });

/** All administrators of the portal who can sign in. */
export const findAdministrators = (reads: Reads): Promise<z.output<typeof Administrator>[]> =>
  reads.rows(
    Administrator,
    sql`select distinct person.id, person.email::text as email from core_api.person_group held
      join core_api.person person on person.id = held.user_id and person.active
      where held.role in ('sfari_admin', 'sfari_admin_lead') order by person.id limit 1000`,
  );

/** Reads the people who belong to an institution and those who receive its notifications. */
import { sql, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';

const Recipient = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
});
export type Recipient = Readonly<z.output<typeof Recipient>>;

const PERSON = trustedSql('a.id, a.email::text as email, a.first_name, a.last_name');
/** People who can sign in and read mails. */
const REACHABLE_SQL = trustedSql('a.active and a.verified');

/** People who do research there, including those whom the institution has not confirmed yet. */
export const readInvestigators = (reads: Reads, institutionId: number): Promise<Recipient[]> =>
  reads.rows(
    Recipient,
    sql`select ${PERSON} from core.user_institution ui join core.account a on a.id = ui.user_id
      where ui.institution_id = ${institutionId} and ui.verified is distinct from false and ${REACHABLE_SQL} and exists (
        select 1 from core.account_group g
        where g.account_id = a.id and g.role in ('primary_researcher', 'pi_sbso'))
      order by a.id limit 500`,
  );

export const readOfficial = (reads: Reads, institutionId: number): Promise<Recipient | undefined> =>
  reads.row(
    Recipient,
    sql`select ${PERSON} from core.institution i join core.account a on a.id = i.current_io_id
      where i.id = ${institutionId} and ${REACHABLE_SQL}`,
  );

export async function readAdministratorIds(reads: Reads): Promise<number[]> {
  const rows = await reads.rows(
    z.object({ id: z.int() }),
    sql`select a.id from core.account_group g join core.account a on a.id = g.account_id
      where g.role = 'sfari_admin' and ${REACHABLE_SQL} order by 1 limit 1000`,
  );
  return rows.map(({ id }) => id);
}

/** Recipients of mails and notifications about an agreement. */
import type { Role } from '@portal/contract';
import { sql, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';

const RecipientRow = z.object({ id: z.int(), email: z.string(), first_name: z.string() });
export type Recipient = Readonly<z.output<typeof RecipientRow>>;

const PERSON = trustedSql('a.id, a.email::text as email, a.first_name');
/** Active people with a verified address: they can read a mail and act on it. */
const REACHABLE_SQL = trustedSql('a.active and a.verified');

export const readOfficial = (reads: Reads, institutionId: number): Promise<readonly Recipient[]> =>
  reads.rows(
    RecipientRow,
    sql`select ${PERSON} from core.institution i join core.account a on a.id = i.current_io_id
      where i.id = ${institutionId} and ${REACHABLE_SQL}`,
  );

/** Researchers of the institution who have not agreed to the joinder yet and may read the agreement. */
export const readResearchersWithoutJoinder = (
  reads: Reads,
  institutionId: number,
): Promise<readonly Recipient[]> =>
  reads.rows(
    RecipientRow,
    sql`select ${PERSON} from core.membership ui join core.account a on a.id = ui.user_id
      where ui.institution_id = ${institutionId} and ui.joinder_date is null and ui.confirmed and ${REACHABLE_SQL}
        and exists (select 1 from core.account_group g
          where g.account_id = a.id and g.role in ('primary_researcher', 'pi_sbso'))
      order by a.id`,
  );

/** The person, if they are active and verified; otherwise empty. */
export const readPerson = (reads: Reads, userId: number | null): Promise<readonly Recipient[]> =>
  reads.rows(
    RecipientRow,
    sql`select ${PERSON} from core.account a where a.id = ${userId}::int and ${REACHABLE_SQL}`,
  );

export const listPeopleWithRole = (reads: Reads, role: Role): Promise<readonly Recipient[]> =>
  reads.rows(
    RecipientRow,
    sql`select ${PERSON} from core.account a join core.account_group g on g.account_id = a.id
      where g.role = ${role} and ${REACHABLE_SQL} order by a.id`,
  );

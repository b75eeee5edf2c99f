/** Whom news of an agreement concerns. */
import type { Role } from '@portal/contract';
import type { AgreementWrite, Recipient } from './agreement.mail.ts';

const PERSON = 'a.id, a.email::text as email, a.first_name';
/** Who can read a mail and act on it. */
const PRESENT = 'a.active and a.verified';

export async function officialOf(
  { call, trx }: AgreementWrite,
  institutionId: number,
): Promise<readonly Recipient[]> {
  return call.database.query<Recipient>(
    {
      text: `select ${PERSON} from core.institution i join core.account a on a.id = i.current_io_id
        where i.id = $1 and ${PRESENT}`,
      values: [institutionId],
    },
    trx,
  );
}

/** Researchers of the institution whose joinder is still to come, and who may read what they would join. */
export async function researchersWithoutJoinder(
  { call, trx }: AgreementWrite,
  institutionId: number,
): Promise<readonly Recipient[]> {
  return call.database.query<Recipient>(
    {
      text: `select ${PERSON} from core.membership ui join core.account a on a.id = ui.user_id
        where ui.institution_id = $1 and ui.joinder_date is null and ui.confirmed and ${PRESENT}
          and exists (select 1 from core.account_group g
            where g.account_id = a.id and g.role in ('primary_researcher', 'pi_sbso'))
        order by a.id`,
      values: [institutionId],
    },
    trx,
  );
}

/** The person, where they can still read a mail. */
export async function personOf(
  { call, trx }: AgreementWrite,
  userId: number | null,
): Promise<readonly Recipient[]> {
  return call.database.query<Recipient>(
    { text: `select ${PERSON} from core.account a where a.id = $1 and ${PRESENT}`, values: [userId] },
    trx,
  );
}

export async function holdersOf({ call, trx }: AgreementWrite, role: Role): Promise<readonly Recipient[]> {
  return call.database.query<Recipient>(
    {
      text: `select ${PERSON} from core.account a join core.account_group g on g.account_id = a.id
        where g.role = $1 and ${PRESENT} order by a.id`,
      values: [role],
    },
    trx,
  );
}

/** Who belongs to an institution, and whom its news concerns. */
import { ReadinessChanged } from '@portal/contract';
import { sql, type Work } from '@portal/kit';
import { z } from 'zod';
import type { InstitutionLook, InstitutionWrite } from './institution.write.ts';

export interface Recipient {
  /** Null for somebody who was invited and has no account yet. */
  readonly id: number | null;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

const PERSON = 'a.id, a.email::text as email, a.first_name, a.last_name';
const PRESENT = 'a.active and a.verified';

export async function investigatorsOf(
  { call, trx }: InstitutionLook,
  institutionId: number,
): Promise<Recipient[]> {
  return call.database.query<Recipient>(
    {
      text: `select ${PERSON} from core.user_institution ui join core.account a on a.id = ui.user_id
        where ui.institution_id = $1 and ui.verified is distinct from false and ${PRESENT} and exists (
          select 1 from core.account_group g
          where g.account_id = a.id and g.role in ('primary_researcher', 'pi_sbso'))
        order by a.id limit 500`,
      values: [institutionId],
    },
    trx,
  );
}

/** The current official. */
export async function officialOf(
  { call, trx }: InstitutionLook,
  institutionId: number,
): Promise<Recipient[]> {
  return call.database.query<Recipient>(
    {
      text: `select ${PERSON} from core.institution i join core.account a on a.id = i.current_io_id
        where i.id = $1 and ${PRESENT}`,
      values: [institutionId],
    },
    trx,
  );
}

export async function administratorsOf({ call, trx }: InstitutionWrite): Promise<number[]> {
  const rows = await call.database.query<{ account_id: number }>(
    {
      text: `select g.account_id from core.account_group g join core.account a on a.id = g.account_id
        where g.role = 'sfari_admin' and ${PRESENT} order by 1 limit 1000`,
      values: [],
    },
    trx,
  );
  return rows.map((row) => row.account_id);
}

/** Requests of the institution's people may become ready, or cease to be. */
export async function announceReadiness(work: Work, institutionId: number): Promise<void> {
  const people = await work.rows(
    z.object({ user_id: z.int() }),
    sql`select user_id from core.user_institution where institution_id = ${institutionId} order by user_id`,
  );
  const ids = people.map((row) => row.user_id);
  for (let from = 0; from < ids.length; from += 10_000)
    await work.emit(ReadinessChanged, { user_ids: ids.slice(from, from + 10_000) });
}

/** The researchers of an institution, and what it said about each. */
import { AffiliatedResearcher } from '@portal/contract';
import { sql, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';

/** People with an account that is in use who do research there; who signs for it is replaced, not removed. */
export const RESEARCHERS = trustedSql(`core.membership ui
  join core.account a on a.id = ui.user_id and a.verified and a.active and a.deleted_at is null
  join core.institution i on i.id = ui.institution_id
  where i.current_io_id is distinct from a.id and exists (select 1 from core.account_group g
    where g.account_id = a.id and g.role in ('primary_researcher', 'pi_sbso'))`);

const Affiliated = z.object({
  name: z.string(),
  researchers: z.array(AffiliatedResearcher),
  /** Changes with every decision, and with nothing else: who joins meanwhile spoils nobody's answers. */
  version: z.string(),
});
type Affiliated = Readonly<z.output<typeof Affiliated>>;

/** @returns undefined where there is no such institution */
export const readResearchers = (reads: Reads, institutionId: number): Promise<Affiliated | undefined> =>
  reads.row(
    Affiliated,
    sql`select t.name, coalesce((select jsonb_agg(jsonb_build_object(
          'user', jsonb_build_object('id', a.id, 'display_name', a.first_name || ' ' || a.last_name),
          'email', a.email::text, 'title', a.title, 'verified', ui.verified, 'confirmed', ui.confirmed,
          'last_checked', ui.last_checked, 'removal_reason', ui.removal_reason, 'joinder_date', ui.joinder_date,
          'created', ui.created)
          order by ui.confirmed or ui.verified is not null, a.last_name, a.first_name, a.id)
        from ${RESEARCHERS} and ui.institution_id = t.id), '[]') as researchers,
      coalesce((select md5(string_agg(concat_ws(':', ui.id, ui.verified, ui.last_checked), ',' order by ui.id))
        from core.user_institution ui where ui.institution_id = t.id and ui.last_checked is not null), '0') as version
      from core.living_institution t where t.id = ${institutionId}`,
  );

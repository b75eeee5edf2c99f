/** Reads the researchers of an institution and its decision on each of them. */
import { AffiliatedResearcher, AffiliatedResearchers } from '@portal/contract';
import { sql, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';
import {
  anniversarySql,
  complianceSql,
  executedSql,
  isDueSql,
  RESEARCHERS_SQL,
} from '../../rules/researcher-year.sql.ts';

export const RESEARCHERS = trustedSql(RESEARCHERS_SQL);

const YEAR = trustedSql(`(select ${executedSql} as executed, ${anniversarySql} as anniversary)`);
const COMPLIANCE = trustedSql(complianceSql('year.anniversary'));
const IS_DUE = trustedSql(isDueSql('year.executed'));

const InstitutionMember = z.object({
  name: z.string(),
  year: AffiliatedResearchers.shape.year,
  researchers: z.array(AffiliatedResearcher),
  /**
   * Changes with every decision and with every change of the list, so that an answer about everyone cannot miss a
   * person.
   */
  version: z.string(),
});
type InstitutionMember = Readonly<z.output<typeof InstitutionMember>>;

/**
 * @param readerId is excluded from the list, because people do not decide about themselves
 * @returns undefined where there is no such institution
 */
export const readResearchers = (
  reads: Reads,
  institutionId: number,
  readerId: number,
): Promise<InstitutionMember | undefined> =>
  reads.row(
    InstitutionMember,
    sql`select t.name,
      case when year.executed is not null then jsonb_build_object('anniversary', year.anniversary,
        'compliance_status', ${COMPLIANCE}) end as year,
      coalesce((select jsonb_agg(jsonb_build_object(
          'user', jsonb_build_object('id', one.id, 'display_name', one.first_name || ' ' || one.last_name),
          'email', one.email, 'title', one.title, 'role', one.primary_role, 'verified', one.verified,
          'confirmed', one.confirmed, 'last_checked', one.last_checked, 'removal_reason', one.removal_reason,
          'joinder_date', one.joinder_date, 'created', one.created, 'due', one.due)
          order by one.due = 'annual', one.due is null, one.last_name, one.first_name, one.id)
        from (select a.id, a.first_name, a.last_name, a.email::text as email, a.title, a.primary_role, ui.verified,
            ui.confirmed, ui.last_checked, ui.removal_reason, ui.joinder_date, ui.created,
            case when a.id = ${readerId} then null
              when ui.verified is null and not ui.confirmed then 'recent'
              when ui.confirmed and ${IS_DUE} then 'annual' end as due
          from ${RESEARCHERS} and ui.institution_id = t.id) one), '[]') as researchers,
      coalesce((select md5(string_agg(concat_ws(':', ui.id, ui.verified, ui.last_checked), ',' order by ui.id))
        from ${RESEARCHERS} and ui.institution_id = t.id), '0') as version
      from core.living_institution t cross join lateral ${YEAR} year where t.id = ${institutionId}`,
  );

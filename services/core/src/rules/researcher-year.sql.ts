/**
 * The researchers of institutions, and by which anniversary of the RDA each is to be verified (spec 3 sections 2.12 and
 * 4.10; decision 380). The same rule as in the contract's `compliance.ts`.
 */
import { COMPLIANCE_STATUS, INSTITUTION_STATUS, RDA_STATUS, VERIFICATION_DAYS } from '@portal/contract';
import { foundationDaySql, foundationZoneSql, portalTodaySql } from '@portal/kit';

/**
 * People with an account that is in use who do research there, over the aliases `ui` (membership), `a` (account) and `i`
 * (institution); who signs for it is replaced, not removed.
 */
export const RESEARCHERS_SQL = `core.membership ui
  join core.account a on a.id = ui.user_id and a.verified and a.active and a.deleted_at is null
  join core.institution i on i.id = ui.institution_id
  where i.current_io_id is distinct from a.id and exists (select 1 from core.account_group g
    where g.account_id = a.id and g.role in ('primary_researcher', 'pi_sbso'))`;

/** Today by the foundation's clock, which may be moved (decision 375). */
export const TODAY_SQL = portalTodaySql;

/** The last day for which someone counts as verified: 60 days after the institution said so, or the day they came. */
const COVERED = `greatest(${foundationDaySql('ui.created')}, ${foundationDaySql('ui.last_checked')} + ${VERIFICATION_DAYS})`;

/** Whether a member's year is over, or so near its end that the verification is due; `executed` is SQL of a day. */
export const isDueSql = (executed: string): string =>
  `core.anniversary_after(${executed}, ${COVERED}) - ${VERIFICATION_DAYS} <= ${TODAY_SQL}`;

const EXECUTED = `core.executed_on(rda.additional_data, ${foundationDaySql('rda.created')})`;

/** Of one institution, the alias `t`: the day on which its present RDA was executed; null where it has no year. */
export const executedSql = `(select ${EXECUTED} from core.file rda
  where rda.id = t.current_rda_id and t.status = ${INSTITUTION_STATUS.APPROVED}
    and (rda.additional_data ->> 'status')::int = ${RDA_STATUS.FULLY_EXECUTED})`;

/** The state of an institution for the anniversary `anniversary` on a day: 1 Compliant, 2 Due, 3 Overdue. */
export const complianceSql = (anniversary: string, today = TODAY_SQL): string =>
  `case when ${today} > ${anniversary} then ${COMPLIANCE_STATUS.OVERDUE}
  when ${anniversary} - ${VERIFICATION_DAYS} <= ${today} then ${COMPLIANCE_STATUS.DUE} else ${COMPLIANCE_STATUS.COMPLIANT} end`;

/** Where no one is to be verified, nothing is due before the next anniversary's own time. */
const idleSql = (executed: string, today: string): string =>
  `core.anniversary_after(${executed}, ${today} + ${VERIFICATION_DAYS})`;

/** The first anniversary by which a researcher of alias `t` is to be verified; null where there is none. */
const dueSql = `(select core.anniversary_after(${executedSql}, year.covered)
  from (select min(${COVERED}) as covered from ${RESEARCHERS_SQL} and ui.confirmed and ui.institution_id = t.id) year
  where year.covered is not null)`;

/** The anniversary that one institution, the alias `t`, has to meet next; null without an executed RDA. */
export const anniversarySql = `coalesce(${dueSql}, ${idleSql(executedSql, TODAY_SQL)})`;

/** Worked out once for a statement, not for each row. */
export const onceSql = (value: string): string => `(select ${value})`;

/** What is stored of alias `t` by triggers, or computed where it was stored by the days of another zone or not at all. */
const storedOrComputedSql = (column: 'executed' | 'due', workedOut: string): string =>
  `case when kept.institution_id is null then ${workedOut} else kept.${column} end`;

/** FROM of all institutions that have a year: approved, with an executed RDA. */
export const institutionYearsSql = (
  today = TODAY_SQL,
): string => `(select years.*, coalesce(years.due, ${idleSql('years.executed', onceSql(today))}) as current_anniversary
  from (select t.id, t.version, t.name, t.current_io_id, t.verified_at, t.acknowledged_at,
      ${storedOrComputedSql('executed', executedSql)} as executed, ${storedOrComputedSql('due', dueSql)} as due
    from core.living_institution t
    left join core.institution_year kept on kept.institution_id = t.id and kept.zone = ${onceSql(foundationZoneSql)}
    where t.status = ${INSTITUTION_STATUS.APPROVED}) years
  where years.executed is not null)`;

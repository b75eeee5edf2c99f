/**
 * SQL for the researchers of institutions, and the RDA anniversary by which each must be verified (spec 3 sections 2.12
 * and 4.10; decision 380). The same rule is in the contract's `compliance.ts`.
 */
import { COMPLIANCE_STATUS, INSTITUTION_STATUS, RDA_STATUS, VERIFICATION_DAYS } from '@portal/contract';
import { foundationDaySql, foundationZoneSql, portalTodaySql } from '@portal/kit';

/**
 * Researchers with an active account, over the aliases `ui` (membership), `a` (account) and `i` (institution). The
 * institution's official is excluded, because an official is replaced, not removed.
 */
export const RESEARCHERS_SQL = `core.membership ui
  join core.account a on a.id = ui.user_id and a.verified and a.active and a.deleted_at is null
  join core.institution i on i.id = ui.institution_id
  where i.current_io_id is distinct from a.id and exists (select 1 from core.account_group g
    where g.account_id = a.id and g.role in ('primary_researcher', 'pi_sbso'))`;

/** Today in the foundation's time zone, by the portal clock, which can be moved (decision 375). */
export const TODAY_SQL = portalTodaySql;

/**
 * The last day for which a person counts as verified: `VERIFICATION_DAYS` after the institution's last decision, or the
 * day they joined, whichever is later.
 */
const COVERED = `greatest(${foundationDaySql('ui.created')}, ${foundationDaySql('ui.last_checked')} + ${VERIFICATION_DAYS})`;

/** Whether a member's year has ended, or ends so soon that the verification is due; `executed` is SQL of a day. */
export const isDueSql = (executed: string): string =>
  `core.anniversary_after(${executed}, ${COVERED}) - ${VERIFICATION_DAYS} <= ${TODAY_SQL}`;

const EXECUTED = `core.executed_on(rda.additional_data, ${foundationDaySql('rda.created')})`;

/** For one institution, alias `t`: the day on which its present RDA was executed; null if it has no executed RDA. */
export const executedSql = `(select ${EXECUTED} from core.file rda
  where rda.id = t.current_rda_id and t.status = ${INSTITUTION_STATUS.APPROVED}
    and (rda.additional_data ->> 'status')::int = ${RDA_STATUS.FULLY_EXECUTED})`;

/** The compliance status of an institution for the given anniversary and day: 1 Compliant, 2 Due, 3 Overdue. */
export const complianceSql = (anniversary: string, today = TODAY_SQL): string =>
  `case when ${today} > ${anniversary} then ${COMPLIANCE_STATUS.OVERDUE}
  when ${anniversary} - ${VERIFICATION_DAYS} <= ${today} then ${COMPLIANCE_STATUS.DUE} else ${COMPLIANCE_STATUS.COMPLIANT} end`;

/**
 * The next anniversary of an institution that has no one to verify: nothing is due before that anniversary's own
 * verification period.
 */
const idleSql = (executed: string, today: string): string =>
  `core.anniversary_after(${executed}, ${today} + ${VERIFICATION_DAYS})`;

/** The earliest anniversary by which a researcher of the institution `t` must be verified; null where there is none. */
const dueSql = `(select core.anniversary_after(${executedSql}, year.covered)
  from (select min(${COVERED}) as covered from ${RESEARCHERS_SQL} and ui.confirmed and ui.institution_id = t.id) year
  where year.covered is not null)`;

/** The next anniversary that the institution, alias `t`, has to meet; null without an executed RDA. */
export const anniversarySql = `coalesce(${dueSql}, ${idleSql(executedSql, TODAY_SQL)})`;

/** A subquery, so that PostgreSQL evaluates the value once per statement, not for each row. */
export const onceSql = (value: string): string => `(select ${value})`;

/**
 * The value that triggers stored for alias `t`. It is computed when it is not stored, or was stored for another time
 * zone.
 */
const storedOrComputedSql = (column: 'executed' | 'due', computed: string): string =>
  `case when stored.institution_id is null then ${computed} else stored.${column} end`;

/** FROM clause of all institutions that have a verification year: approved, with an executed RDA. */
export const institutionYearsSql = (
  today = TODAY_SQL,
): string => `(select years.*, coalesce(years.due, ${idleSql('years.executed', onceSql(today))}) as current_anniversary
  from (select t.id, t.version, t.name, t.current_io_id, t.verified_at, t.acknowledged_at,
      ${storedOrComputedSql('executed', executedSql)} as executed, ${storedOrComputedSql('due', dueSql)} as due
    from core.living_institution t
    left join core.institution_year stored on stored.institution_id = t.id and stored.zone = ${onceSql(foundationZoneSql)}
    where t.status = ${INSTITUTION_STATUS.APPROVED}) years
  where years.executed is not null)`;

/**
 * The researchers of institutions, and by which anniversary of the RDA each is to be verified (spec 3 sections 2.12 and
 * 4.10; decision 380). The same rule as in the contract's `compliance.ts`.
 */
import { COMPLIANCE_STATUS, INSTITUTION_STATUS, RDA_STATUS, VERIFICATION_DAYS } from '@portal/contract';
import { foundationDaySql, portalTodaySql } from '@portal/kit';

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

/** The last day for which somebody counts as verified: 60 days after the institution said so, or the day they came. */
const COVERED = `greatest(${foundationDaySql('ui.created')}, ${foundationDaySql('ui.last_checked')} + ${VERIFICATION_DAYS})`;

/** Whether a member's year is over, or so near its end that the verification is due; `executed` is SQL of a day. */
export const isDueSql = (executed: string): string =>
  `core.anniversary_after(${executed}, ${COVERED}) - ${VERIFICATION_DAYS} <= ${TODAY_SQL}`;

const EXECUTED = `core.executed_on(rda.additional_data, ${foundationDaySql('rda.created')})`;

/** Of one institution, the alias `t`: the day on which its present RDA was executed; null where it has no year. */
export const executedSql = `(select ${EXECUTED} from core.file rda
  where rda.id = t.current_rda_id and t.status = ${INSTITUTION_STATUS.APPROVED}
    and (rda.additional_data ->> 'status')::int = ${RDA_STATUS.FULLY_EXECUTED})`;

/** Where an institution stands with the anniversary `anniversary` on a day: 1 Compliant, 2 Due, 3 Overdue. */
export const complianceSql = (anniversary: string, today = TODAY_SQL): string =>
  `case when ${today} > ${anniversary} then ${COMPLIANCE_STATUS.OVERDUE}
  when ${anniversary} - ${VERIFICATION_DAYS} <= ${today} then ${COMPLIANCE_STATUS.DUE} else ${COMPLIANCE_STATUS.COMPLIANT} end`;

/** Where nobody is to be verified, nothing is due before the next anniversary's own time. */
const nextSql = (executed: string, covered: string, today: string): string =>
  `core.anniversary_after(${executed}, coalesce(${covered}, ${today} + ${VERIFICATION_DAYS}))`;

/** The anniversary that one institution, the alias `t`, has to meet next; null without an executed RDA. */
export const anniversarySql = nextSql(
  executedSql,
  `(select min(${COVERED}) from ${RESEARCHERS_SQL} and ui.confirmed and ui.institution_id = t.id)`,
  TODAY_SQL,
);

/**
 * FROM of all institutions that have a year: approved, with an executed RDA. Researchers are gathered once for all of them;
 * for a single one PostgreSQL reads its own alone.
 */
export const institutionYearsSql = (
  today = TODAY_SQL,
): string => `(select i.id, i.version, i.name, i.current_io_id, i.verified_at, i.acknowledged_at, rda.executed,
    ${nextSql('rda.executed', 'year.covered', today)} as current_anniversary
  from core.living_institution i
  join (select rda.id, ${EXECUTED} as executed from core.file rda
    where (rda.additional_data ->> 'status')::int = ${RDA_STATUS.FULLY_EXECUTED}) rda on rda.id = i.current_rda_id
  left join (select ui.institution_id, min(${COVERED}) as covered from ${RESEARCHERS_SQL} and ui.confirmed
    group by ui.institution_id) year on year.institution_id = i.id
  where i.status = ${INSTITUTION_STATUS.APPROVED})`;

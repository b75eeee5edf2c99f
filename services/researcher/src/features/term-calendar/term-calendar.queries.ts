/** The entries of a person's calendar, computed on each read. */
import { PENDING_DAYS } from '@portal/contract';
import { portalTodaySql, sql, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { dueDaySql, hasTermSql, renewalIsInSql } from '../project-update/index.ts';

const OwnDate = z.object({
  kind: z.enum(['ends', 'renew', 'letterEnds', 'verify']),
  /** Id of the request, letter or institution; it identifies the entry when its date changes. */
  id: z.int(),
  /** Id of the request, project or institution. */
  subject_id: z.int(),
  /** Empty for an institution, which has no code. */
  code: z.string(),
  /** `2027-03-01` */
  day: z.string(),
});
export type OwnDate = z.output<typeof OwnDate>;

/** More than anyone has; calendar programs reject very long files. */
const MOST_ENTRIES = 500;
/** Older entries are left out of the calendar. */
const PAST_DAYS = 90;

/**
 * The end of each request, its renewal's due day unless one is submitted, and the end of the newest letter of each
 * project, by the dashboard's rules (decision 377). Also the day by which a Signing Official must verify researchers,
 * by core's rules (decision 380).
 */
export const listOwnDates = (reads: Reads, owner: number): Promise<readonly OwnDate[]> =>
  reads.rows(
    OwnDate,
    sql`with term as (
        select request.id, request.sfari_request_id as code, ${trustedSql(dueDaySql('request'))} as due,
          ${trustedSql(renewalIsInSql('request'))} as is_in
        from researcher.request request
        where request.owner_id = ${owner} and ${trustedSql(hasTermSql('request'))}),
      dated as (
        select 'ends' as kind, term.id, term.id as subject_id, term.code, term.due as day from term
        union all
        select 'renew', term.id, term.id, term.code, term.due - ${PENDING_DAYS}::int from term where not term.is_in
        union all
        select 'letterEnds', irb.id, project.id, project.sfari_project_id, irb.renewal_date
        from researcher.project project join researcher.irb irb on irb.project_id = project.id
        where project.owner_id = ${owner} and irb.renewal_date is not null
          and not exists (select 1 from researcher.irb newer where newer.project_id = irb.project_id and newer.id > irb.id)
        union all
        select 'verify', verification.institution_id, verification.institution_id, '', verification.day
        from core_api.verification_day verification where verification.official_id = ${owner})
      select dated.kind, dated.id, dated.subject_id, dated.code, to_char(dated.day, 'YYYY-MM-DD') as day from dated
      where dated.day >= ${trustedSql(portalTodaySql)} - ${PAST_DAYS}::int
      order by dated.day, dated.kind, dated.id limit ${MOST_ENTRIES}`,
  );

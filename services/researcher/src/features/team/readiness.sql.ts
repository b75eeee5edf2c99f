/**
 * What prevents the access of a person (spec 2 sections 5 and 6, docs/requests.md). The team table, the request page
 * and the decision use the same SQL text, so that they always agree.
 */
import { IRB_TYPES } from '@portal/contract';
import { memberUserSql } from '../../rules/member-user.sql.ts';
import { irbIsValidSql, irbUntilSql, isTodayOrLaterSql } from '../project/index.ts';

export interface MemberSql {
  /** Null where the person has no account. */
  readonly userId: string;
  readonly projectId: string;
  /** Number of the request type; with null the IRB letter is not checked. */
  readonly requestType: string;
}

/**
 * A derived table of one row, for `lateral`: `active`, `rda_status`, `joinder_date`, `warnings text[]`. The arguments
 * are SQL expressions; aliases used inside must not shadow theirs.
 */
export const memberReadinessSql = ({ userId, projectId, requestType }: MemberSql): string => `(
  select coalesce(person.active, false) as active, institution.rda_status, link.joinder_date,
    array_remove(array[
      case when person.id is null then 'no_account' when not person.active then 'not_active' end,
      case when ${requestType} in (${IRB_TYPES.join(', ')}) and not ${irbIsValidSql(projectId)} then 'no_irb' end,
      case when person.id is not null and institution.id is null then case when exists (
        select 1 from core_api.user_institution former where former.user_id = person.id and former."primary")
        then 'disowned' else 'no_institution' end end,
      case when institution.id is not null and not link.confirmed then 'not_confirmed' end,
      case institution.rda_status when 1 then 'rda_not_signed' when 2 then 'rda_not_executed'
        when 4 then 'institution_has_no_rda' end,
      case when institution.id is not null and link.joinder_date is null then 'no_joinder' end
    ], null) as warnings
  from (select ${userId} as user_id) evaluated
  left join core_api.person person on person.id = evaluated.user_id
  left join core_api.institution institution on institution.id = person.institution_id
  left join core_api.user_institution link on link.user_id = person.id and link.institution_id = person.institution_id
)`;

/**
 * Boolean SQL over `warnings text[]`: nothing prevents the access of the person. A setting of the installation decides
 * whether `not_confirmed` counts.
 */
export const memberIsReadySql = (warnings: string): string => `(
  cardinality(array_remove(${warnings}, 'not_confirmed')) = 0
  and not ('not_confirmed' = any(${warnings})
    and coalesce((select setting.confirmed_members from researcher.fulfilment_setting setting), true)))`;

/**
 * User ids of the team of the request with alias `t`: its owner and the people chosen for access. While no one is
 * chosen, everyone present on the project's team counts except students, who cannot get access. Null means a member
 * without an account.
 */
export const requestTeamSql = `(
  select t.owner_id as user_id
  union
  select chosen.user_id from researcher.request_access chosen
  where chosen.request_id = t.id and chosen.removal_date is null
  union
  select ${memberUserSql('present')} from researcher.team_member present
  where present.project_id = t.project_id and present.removal_date is null and present.user_role <> 'Student'
    and not exists (select 1 from researcher.request_access chosen
      where chosen.request_id = t.id and chosen.removal_date is null)
)`;

/** Boolean SQL over alias `t` of researcher.request: every member of its team may have access. */
export const requestTeamReadySql = `(not exists (
  select 1 from ${requestTeamSql} team_of_request
  cross join lateral ${memberReadinessSql({
    userId: 'team_of_request.user_id',
    projectId: 't.project_id',
    requestType: 't.type',
  })} readiness
  where not ${memberIsReadySql('readiness.warnings')}))`;

/**
 * The facts of {@link requestTeamReadySql} over alias `t`, in stored form: the warnings of all team members, and the
 * last day of the IRB letter. The day is stored because no event reports that it has passed.
 */
export const cachedReadinessSql = {
  waitsFor: `coalesce((select array_agg(distinct warning order by warning) from ${requestTeamSql} team_of_request
    cross join lateral ${memberReadinessSql({
      userId: 'team_of_request.user_id',
      projectId: 't.project_id',
      requestType: 'null::int',
    })} readiness
    cross join lateral unnest(readiness.warnings) warning), '{}')`,
  irbUntil: `case when t.type in (${IRB_TYPES.join(', ')}) then ${irbUntilSql('t.project_id')} else 'infinity' end`,
} as const;

/**
 * Boolean SQL over the stored row with alias `cached`, by the rule of {@link memberIsReadySql}. A missing row is not
 * ready.
 */
export const cachedTeamReadySql = (cached: string): string =>
  `coalesce(${memberIsReadySql(`${cached}.waits_for`)} and ${isTodayOrLaterSql(`${cached}.irb_until`)}, false)`;

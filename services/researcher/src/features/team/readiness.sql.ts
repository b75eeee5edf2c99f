/**
 * What prevents the access of a person (spec 2 sections 5 and 6, docs/requests.md): one SQL text, used by the team
 * table, by the request page and by the decision, so that the three never disagree.
 */
import { IRB_TYPES } from '@portal/contract';
import { memberUserSql } from '../../rules/member-user.sql.ts';
import { irbIsValidSql, irbUntilSql, isTodayOrLaterSql } from '../project/index.ts';

export interface MemberSql {
  /** Null where the person has no account. */
  readonly userId: string;
  readonly projectId: string;
  /** Number of the request type; null leaves the IRB uncounted. */
  readonly requestType: string;
}

/**
 * A derived table of one row, for `lateral`: `active`, `rda_status`, `joinder_date`, `warnings text[]`.
 * The arguments are SQL expressions; an alias of ours must not shadow one of theirs.
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
  from (select ${userId} as user_id) judged
  left join core_api.person person on person.id = judged.user_id
  left join core_api.institution institution on institution.id = person.institution_id
  left join core_api.user_institution link on link.user_id = person.id and link.institution_id = person.institution_id
)`;

/**
 * Boolean SQL over `warnings text[]`: nothing prevents the access of the person. Whether the institution must have confirmed
 * them, the installation says.
 */
export const memberIsReadySql = (warnings: string): string => `(
  cardinality(array_remove(${warnings}, 'not_confirmed')) = 0
  and not ('not_confirmed' = any(${warnings})
    and coalesce((select setting.confirmed_members from researcher.fulfilment_setting setting), true)))`;

/**
 * User ids of the team of the request with alias `t`: its owner, and the people chosen for access or, while no one is
 * chosen, everyone present on the project's team but students, who cannot be given access. Null means a member
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
 * Over alias `t`, what {@link requestTeamReadySql} evaluates in the form in which it is stored: what anyone of the team lacks,
 * and the last day of the IRB letter, since no event reports that a day has passed.
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

/** Boolean SQL over the stored row with alias `kept`, by the rule of {@link memberIsReadySql}. A row that is missing is not ready. */
export const cachedTeamReadySql = (cached: string): string =>
  `coalesce(${memberIsReadySql(`${cached}.waits_for`)} and ${isTodayOrLaterSql(`${cached}.irb_until`)}, false)`;

/** Filters of request lists by rows that belong to a request, as SQL over alias `t` of researcher.request. */
import { ALL_REQUEST_TYPES, REQUEST_STATUS as S, RESEARCH_MATCH_TYPES } from '@portal/contract';
import { cachedTeamReadySql } from '../team/index.ts';
import { LAST_MESSAGE, STATE } from './request.sql.ts';

/** Matches requests whose type asks for a collection of this kind. */
const namesCollection = (isPilot: boolean): string => {
  const types = ALL_REQUEST_TYPES.filter(({ collection }) => collection?.isPilot === isPilot);
  return `(t.type in (${types.map(({ number }) => number).join(', ')}) and researcher.named_cart(t.additional_data) {value})`;
};

/** `coalesce` instead of `exists`, for which PostgreSQL would read all reviews instead of those of the rows it checks. */
const HAS_REVIEW = `coalesce((select true from researcher.review review where review.request_id = t.id limit 1), false)`;

const REVIEWED_BY = {
  sql: `t.owner_id <> :actor and t.id = any(array(select review.request_id from researcher.review review
    where review.reviewer_id {value}))`,
  some: `t.owner_id <> :actor and ${HAS_REVIEW}`,
  found: {
    keys: 'select review.request_id from researcher.review review where review.reviewer_id {value}',
    row: `coalesce((select true from researcher.review review
      where review.request_id = t.id and review.reviewer_id {value} limit 1), false)`,
    guard: 't.owner_id <> :actor',
  },
  action: 'see_reviewers',
} as const;

const ON_TEAM = `t.project_id = any(array(select member.project_id from researcher.team_member member
  where member.removal_date is null and member.user_id {value}))`;

/** Compares the cohort's short name, not its display name. */
const RECONTACTED = `(t.type in (${RESEARCH_MATCH_TYPES.join(', ')}) and exists (select 1 from researcher.request_cohort link
  join core_api.cohort cohort on cohort.id = link.cohort_id where link.request_id = t.id and cohort.name {value}))`;

/** Types whose approval needs no meeting or award. */
const PLAIN_TYPES = ALL_REQUEST_TYPES.filter(({ flow }) => flow === 'plain').map(({ number }) => number);

/**
 * An administrator can approve the request, and nothing that lists know prevents it. No one reviews it or was asked a
 * question. Its institution is approved, its agreement executed, and its team ready with a valid letter. Terms of use
 * and samples are not checked here, but on each request.
 */
const READY_TO_APPROVE = `(t.owner_id <> :actor and t.status in (${S.SUBMITTED}, ${S.UNDER_REVIEW})
  and t.type in (${PLAIN_TYPES.join(', ')})
  and ${STATE.access_agreed} and not ${STATE.country_listed}
  and ${cachedTeamReadySql('cached')}
  and not ${HAS_REVIEW}
  and coalesce(${LAST_MESSAGE} <> 'question', true))`;

/** Filters that reveal reviewers or a summary; refused to people who may see neither. */
const OF_REVIEW = /^(?:reviews__user|reviewer|review|recontacting__summary)(?:__|$)/;
export const asksAboutReview = (key: string): boolean => OF_REVIEW.test(key);

/**
 * A request may have several reviewers and cohorts, so these filters match if one of them does. The owner must not
 * learn who reviews, so for them their own request has no reviewers (decision 011).
 */
export const SET_FILTERS = {
  reviews__user: REVIEWED_BY,
  reviewer: REVIEWED_BY,
  review: {
    sql: `t.owner_id <> :actor and t.id = any(array(select review.request_id from researcher.review review where review.id {value}))`,
    action: 'see_reviewers',
  },
  project__userproject__user: ON_TEAM,
  userproject__user: ON_TEAM,
  recontacting_cohort: RECONTACTED,
  recontacting__cohort: RECONTACTED,
  /** A renewal has the study of its request. Those who see the reviewers of an application may read its summary. */
  recontacting__summary__rm_ids__rm_id: {
    sql: `t.owner_id <> :actor and t.id = any(array(
      select known.request_id from staff_api.match_id known where known.rm_id {value}
      union all select renewal.id from staff_api.match_id known
        join researcher.request renewal on renewal.renewal_of = known.request_id where known.rm_id {value}))`,
    action: 'see_reviewers',
  },
  last_message: {
    sql: `coalesce(${LAST_MESSAGE} {value}, false)`,
    found: {
      keys: `select said.request_id from researcher.request_message said where said.kind {value}
        and not exists (select 1 from researcher.request_message later
          where later.request_id = said.request_id and later.id > said.id)`,
      row: `coalesce(${LAST_MESSAGE} {value}, false)`,
      guard: 'true',
    },
    action: 'read_note',
  },
  ready_to_approve: { sql: `${READY_TO_APPROVE} {value}`, action: 'see_reviewers' },
  cohort: `exists (select 1 from researcher.request_cohort link
    where link.request_id = t.id and link.cohort_id {value})`,
  abntesttissue__cart: namesCollection(true),
  abnfulltissue__cart: namesCollection(false),
} as const;

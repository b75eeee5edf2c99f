/** Filters of lists of requests over sets of rows that belong to them, as SQL over alias `t` of researcher.request. */
import { ALL_REQUEST_TYPES, REQUEST_STATUS as S, RESEARCH_MATCH_TYPES } from '@portal/contract';
import { cachedTeamReadySql } from '../team/index.ts';
import { LAST_MESSAGE, STATE } from './request.sql.ts';

/** Of the types that ask for a collection of this kind. */
const namesCollection = (isPilot: boolean): string => {
  const types = ALL_REQUEST_TYPES.filter(({ collection }) => collection?.isPilot === isPilot);
  return `(t.type in (${types.map(({ number }) => number).join(', ')}) and researcher.named_cart(t.additional_data) {value})`;
};

const REVIEWED_BY = {
  sql: `t.owner_id <> :actor and t.id = any(array(select review.request_id from researcher.review review
    where review.reviewer_id {value}))`,
  // Not "exists", for which PostgreSQL would rather read all reviews once than those of the rows that it looks at.
  some: `t.owner_id <> :actor and coalesce((select true from researcher.review review where review.request_id = t.id limit 1), false)`,
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

/** By the short name of the cohort, whatever it is called on screen. */
const RECONTACTED = `(t.type in (${RESEARCH_MATCH_TYPES.join(', ')}) and exists (select 1 from researcher.request_cohort link
  join core_api.cohort cohort on cohort.id = link.cohort_id where link.request_id = t.id and cohort.name {value}))`;

/** Types that are approved without a meeting or an award behind them. */
const PLAIN_TYPES = ALL_REQUEST_TYPES.filter(({ flow }) => flow === 'plain').map(({ number }) => number);

/**
 * An administrator can approve it and nothing that lists know prevents it: no one reviews it or is asked something,
 * its institution is approved and its agreement executed, and its team is ready with a valid letter. What it says of terms of use and samples is read
 * one by one.
 */
const READY_TO_APPROVE = `(t.owner_id <> :actor and t.status in (${S.SUBMITTED}, ${S.UNDER_REVIEW})
  and t.type in (${PLAIN_TYPES.join(', ')})
  and ${STATE.access_agreed} and not ${STATE.country_listed}
  and ${cachedTeamReadySql('kept')}
  and not exists (select 1 from researcher.review review where review.request_id = t.id)
  and coalesce(${LAST_MESSAGE} <> 'question', true))`;

/** What shows who reviews, or what a summary says: not for people who see neither. */
const OF_REVIEW = /^(?:reviews__user|reviewer|review|recontacting__summary)(?:__|$)/;
export const asksAboutReview = (key: string): boolean => OF_REVIEW.test(key);

/**
 * A request represents all its reviewers and cohorts, so these filters ask whether one of them matches. The owner never
 * learns who reviews, whatever roles they have, so their own request has no reviewers here either (decision 011).
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
  /** A renewal is of the study of its request. Who sees the reviewers of an application reads its summary too. */
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

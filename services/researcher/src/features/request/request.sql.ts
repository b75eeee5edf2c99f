/**
 * SQL expressions for the fields of a request, over alias `t` of researcher.request (spec 2 section 3, spec 3 section
 * 3).
 */
import { INSTITUTION_STATUS, IRB_TYPES, RDA_STATUS, REQUEST_STATUS as S } from '@portal/contract';
import { daysBetweenSql, foundationDaySql, fromModel, relatedRowsSql } from '@portal/kit';
import { RequestModel } from '../../models/index.ts';
import { hasLetterSql, isTodayOrLaterSql } from '../project/index.ts';
import { cachedTeamReadySql, requestTeamReadySql } from '../team/index.ts';

/** The request's datasets that have terms of use, with the facts about the request that the terms ask about. */
const ASKED_USE = `(select jsonb_build_object(
    'non_autism', coalesce(project.non_autism_research, false),
    'has_letter', ${hasLetterSql('t.project_id')},
    'genetic', jsonb_typeof(t.additional_data -> 'genetic_seq') = 'array'
      and t.additional_data -> 'genetic_seq' <> '[]'::jsonb,
    'country', institution.country,
    'datasets', coalesce((select jsonb_agg(jsonb_build_object('id', dataset.id, 'dataset_id', dataset.dataset_id,
        'display_name', dataset.name, 'terms', dataset.data_use) order by dataset."order", dataset.name, dataset.id)
      from researcher.request_dataset wanted join researcher.dataset dataset on dataset.id = wanted.dataset_id
      where wanted.request_id = t.id), '[]'::jsonb)))`;

/** A row of another service's view may be missing. */
const getName = (alias: string): string => `coalesce(${alias}.display_name, '')`;
const summaryFields = (alias: string, id: string): string => `'id', ${id}, 'display_name', ${getName(alias)}`;
const summary = (alias: string, id: string): string => `json_build_object(${summaryFields(alias, id)})`;

const tables = fromModel(RequestModel, { project: 'left', owner: 'left', institution: 'left' });
export const TABLES = {
  ...tables,
  joins: {
    ...tables.joins,
    cached: 'left join researcher.request_readiness cached on cached.request_id = t.id',
  },
} as const;

const COHORTS = relatedRowsSql(RequestModel, 'chosen_cohorts', {
  columns: { id: 'cohort.id', display_name: getName('cohort') },
  joins: { cohort: 'inner' },
  order: 'cohort.display_name',
});

/** Plain SQL, because a model relation here would be circular: a review refers to its request. */
const REVIEWERS = `(select coalesce(json_agg(json_build_object('id', reviews.reviewer_id,
    'display_name', ${getName('reviewer')}, 'review_id', reviews.id, 'reviewer_role', reviews.reviewer_role,
    'quarter', reviews.quarter) order by reviews.reviewer_role, reviews.id), '[]')
  from researcher.review reviews left join core_api.person reviewer on reviewer.id = reviews.reviewer_id
  where reviews.request_id = t.id)`;

const UNDER_WAY = [
  S.SUBMITTED,
  S.UNDER_REVIEW,
  S.REVISIONS_REQUESTED,
  S.REVIEW_MEETING,
  S.DEFERRED,
  S.CONDITIONALLY_APPROVED,
  S.APPROVED_PENDING_TEAM,
];
/** Uses the stored readiness row, so that lists do not compute letters for each request. */
const IRB_REQUIRED = `(t.type in (${IRB_TYPES.join(', ')}) and t.status in (${UNDER_WAY.join(', ')})
  and not coalesce(${isTodayOrLaterSql('cached.irb_until')}, false))`;

/** Statuses that only an approved request reaches. */
const ONCE_APPROVED = [S.APPROVED, S.APPROVED_PENDING_TEAM, S.FULFILLED, S.ARCHIVED, S.SUSPENDED];

/** Null, not 0, where the start of the status is unknown. */
const DAYS_IN_STATUS = `case when t.status_since is not null then ${daysBetweenSql('t.status_since')} end`;

/** Draft renewals are left out, because they are visible only to their owner. */
const RENEWAL_STATUS = `(select renewal.status from researcher.request renewal
  where renewal.renewal_of = t.id and renewal.status > ${S.CREATED} order by renewal.id desc limit 1)`;

/** What a renewal shows of the request that it renews; `alias` is the renewed request. */
export const renewedSql = (alias: string, more = ''): string => `jsonb_build_object('id', ${alias}.id,
  'sfari_request_id', ${alias}.sfari_request_id, 'type', ${alias}.type, 'status', ${alias}.status,
  'expiration_date', ${alias}.expiration_date${more})`;
const RENEWAL_OF = `case when t.renewal_of is not null then (select ${renewedSql('renewed')}
  from researcher.request renewed where renewed.id = t.renewal_of) end`;

export const COLUMNS = {
  display_name: "t.sfari_request_id || ': ' || project.title",
  owner: summary('owner', 't.owner_id'),
  institution: `case when institution.id is not null then
    json_build_object(${summaryFields('institution', 'institution.id')}, 'status', institution.status, 'rda_status', institution.rda_status, 'restricted', institution.restricted) end`,
  project: `json_build_object('id', project.id, 'sfari_project_id', project.sfari_project_id, 'title', project.title)`,
  renewal_of: RENEWAL_OF,
  cohorts: COHORTS,
  days_in_status: DAYS_IN_STATUS,
  irb_required: IRB_REQUIRED,
  renewal_status: RENEWAL_STATUS,
  review_users: REVIEWERS,
  expired: 't.expired_on is not null',
  first_req_on_project: `not exists (select 1 from researcher.request other
    where other.project_id = t.project_id and other.id < t.id and other.renewal_of is null and other.status > ${S.CREATED})`,
  project_has_approved_req: `exists (select 1 from researcher.request other
    where other.project_id = t.project_id and other.id <> t.id and other.renewal_of is null and other.status in (${ONCE_APPROVED.join(', ')}))`,
  research_team_ready: cachedTeamReadySql('cached'),
} as const;

/**
 * Mentions of people who no longer exist, or whose account was removed: such an account has a row with a placeholder
 * address (core, deletion of an institution).
 */
const missingMentionsSql = (text: string): string => `array(
  select distinct named[1]::int from regexp_matches(${text}, 'data-mention="(\\d{1,9})"', 'g') named
  where not exists (select 1 from core_api.person person
    where person.id = named[1]::int and person.email not like 'deleted-%@deleted.invalid')
  order by 1)`;

/** An empty object where no decision had documents. */
const DECISION_DOCUMENTS = `coalesce((select jsonb_build_object('decision_docs', jsonb_agg(jsonb_build_object(
      'id', document.file_id, 'name', file.name, 'status', document.status, 'created', document.created)
      order by document.id desc))
    from researcher.decision_document document join core_api.file file on file.id = document.file_id
    where document.request_id = t.id having count(*) > 0), '{}'::jsonb)`;

/** An empty object where there are no notes. */
const MEETING_NOTES = `coalesce((select jsonb_build_object('meeting_notes', note.text, 'meeting_notes_version', note.version)
    from researcher.meeting_note note where note.request_id = t.id), '{}'::jsonb)`;

/** The kind of the newest message shows whose answer is awaited. */
export const LAST_MESSAGE = `(select newest.kind from researcher.request_message newest where newest.request_id = t.id
  order by newest.id desc limit 1)`;

export const EXPAND = {
  datasets: relatedRowsSql(RequestModel, 'chosen_datasets', {
    columns: {
      id: 'dataset.id',
      dataset_id: 'dataset.dataset_id',
      display_name: 'dataset.name',
      type: 'dataset.type',
    },
    joins: { dataset: 'inner' },
    order: 'dataset."order", dataset.name',
  }),
  access_control_list: relatedRowsSql(RequestModel, 'access_list', {
    columns: {
      user_id: 'access_list.user_id',
      display_name: getName('person'),
      removal_date: 'access_list.removal_date',
      verified: 'access_list.verified',
    },
    joins: { person: 'left' },
    order: 'access_list.removal_date is not null, access_list.id',
  }),
  comments: relatedRowsSql(RequestModel, 'comments', {
    columns: {
      id: 'comments.id',
      text: 'comments.text',
      author: summary('author', 'comments.author_id'),
      created: 'comments.created',
      missing_mentions: missingMentionsSql('comments.text'),
    },
    joins: { author: 'left' },
    order: 'comments.created, comments.id',
  }),
  details: `jsonb_build_object('type', t.type, 'form_version', t.form_version, 'rubric_version', t.rubric_version,
    'additional_data', t.additional_data || ${DECISION_DOCUMENTS} || ${MEETING_NOTES}, 'intent_to_download', t.intent_to_download,
    'agreed_nih', t.agreed_nih, 'data_safeguard', t.data_safeguard, 'agreed_to_usage_policy', t.agreed_to_usage_policy,
    'usage_policy_version', t.usage_policy_version, 'usage_policy_asked', t.usage_policy_asked,
    'gpf_access_status', t.gpf_access_status, 'zendesk_ticket_ids', to_jsonb(t.zendesk_ticket_ids),
    'research_team_ready', computed.team_ready)`,
  /** The values from which the brief lines are built. */
  brief: `jsonb_build_object('type', t.type, 'form_version', t.form_version, 'additional_data', t.additional_data,
    'gpf_access_status', t.gpf_access_status, 'datasets', coalesce((select jsonb_agg(dataset.name
        order by dataset."order", dataset.name)
      from researcher.request_dataset wanted join researcher.dataset dataset on dataset.id = wanted.dataset_id
      where wanted.request_id = t.id), '[]'::jsonb))`,
  decision_note: `(select jsonb_build_object('id', note.id, 'status', note.status, 'text', note.text, 'created', note.created)
    from researcher.decision_note note where note.request_id = t.id order by note.id desc limit 1)`,
  withdrawal: `(select jsonb_build_object('reason', withdrawal.reason, 'created', withdrawal.created)
    from researcher.withdrawal withdrawal where withdrawal.request_id = t.id order by withdrawal.id desc limit 1)`,
  last_message: LAST_MESSAGE,
  /** When it was first submitted, the review began and the status was reached; the other dates of stages are in the request itself. */
  stages: `jsonb_build_object('first_submitted', (select min(change.at) from researcher.request_status_change change
    where change.request_id = t.id and change.to_status = ${S.SUBMITTED}), 'review_began', (select max(change.at) from researcher.request_status_change change
    where change.request_id = t.id and change.to_status = ${S.UNDER_REVIEW}),
    'status_since', t.status_since)`,
  /** Every period in a status; periods in the same status are merged later. */
  status_times: `coalesce((select jsonb_agg(jsonb_build_object('status', stay.status, 'since', ${foundationDaySql('stay.since')},
      'until', ${foundationDaySql('stay.until')}, 'days', ${daysBetweenSql('stay.since', 'coalesce(stay.until, now())')}) order by stay.id)
    from (select change.id, change.to_status as status, change.at as since,
        lead(change.at) over (order by change.id) as until
      from researcher.request_status_change change where change.request_id = t.id) stay), '[]'::jsonb)`,
  data_use: ASKED_USE,
} as const;

const ACCESS_OPEN = [
  S.SUBMITTED,
  S.UNDER_REVIEW,
  S.APPROVED,
  S.REVIEW_MEETING,
  S.CONDITIONALLY_APPROVED,
  S.APPROVED_PENDING_TEAM,
];

/** The readiness of the team matters only while a decision on access is open. */
const whileOpen = (ready: string): string =>
  `case when t.status in (${ACCESS_OPEN.join(', ')}) then ${ready} else true end`;

export const STATE = {
  type: 't.type',
  status: 't.status',
  owner_id: 't.owner_id',
  renewal_of: 't.renewal_of',
  project_id: 't.project_id',
  team_ready: whileOpen('computed.team_ready'),
  country_listed: 'coalesce(institution.restricted, false)',
  access_agreed: `coalesce(institution.status = ${INSTITUTION_STATUS.APPROVED}
    and institution.rda_status = ${RDA_STATUS.FULLY_EXECUTED}, false)`,
} as const;

/** Checks every member of the team, so it is computed only once for a row. */
export const COMPUTED = { team_ready: requestTeamReadySql } as const;

export const CACHED_STATE = { team_ready: whileOpen(cachedTeamReadySql('cached')) } as const;

export const SEARCH = {
  sfari_request_id: 't.sfari_request_id',
  owner: 'owner.display_name',
  institution: 'institution.display_name',
  project: 'project.title',
} as const;

/** Day counts filter by the timestamp, which has an index. */
export const DAY_COUNTS = { days_in_status: 't.status_since' } as const;

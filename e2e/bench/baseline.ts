/**
 * The baseline: for each operation, the statements that a good engineer would write by hand to read what is shown and
 * to store what must be stored. They use plain joins, no policies and nothing evaluated for each row. They are prepared
 * and run behind bare node:http, on the same database in the same run (decision 187).
 */
import { readProject, SEARCHED, type Operation } from './operations.ts';
import type { Plan, Statement } from './statements.ts';

const ROW = `r.id, r.sfari_request_id, r.sfari_request_id || ': ' || p.title as display_name, r.type, r.status,
  r.owner_id, o.first_name || ' ' || o.last_name as owner_name, i.id as institution_id, i.name as institution_name,
  i.status as institution_status, (f.additional_data ->> 'status')::int as rda_status, p.id as project_id, p.sfari_project_id,
  p.title as project_title, r.created, r.modified, r.submission_date, r.status_since,
  current_date - r.status_since::date as days_in_status, r.decision_date, r.fulfillment_date,
  r.expiration_date,
  (select json_agg(json_build_object('id', c.id, 'display_name', c.display_name) order by c.display_name)
    from researcher.request_cohort l join core.cohort c on c.id = l.cohort_id where l.request_id = r.id) as cohorts,
  (select json_agg(json_build_object('id', a.id, 'display_name', a.first_name || ' ' || a.last_name, 'review_id', v.id,
      'reviewer_role', v.reviewer_role, 'quarter', v.quarter) order by v.reviewer_role, v.id)
    from researcher.review v join core.account a on a.id = v.reviewer_id where v.request_id = r.id) as review_users`;
const JOINS = `join researcher.project p on p.id = r.project_id
  join core.account o on o.id = r.owner_id
  left join core.institution i on i.id = r.institution_id
  left join core.file f on f.id = i.current_rda_id`;
const NEWEST = 'order by submission_date desc nulls last, id desc';

const listStatement = (limit: number): Statement => ({
  text: `with page as (
    select ${ROW} from (select * from researcher.request where status = any($1::int[]) ${NEWEST} limit ${limit + 1}) r ${JOINS}
    order by r.submission_date desc nulls last, r.id desc)
  select (select json_agg(page) from page) as results,
    (select count(*)::int from (select 1 from researcher.request where status = any($1::int[]) limit 1001) c) as count`,
  values: [[2, 3]],
});

const readStatement = (id: number): Statement => ({
  text: `select ${ROW}, r.form_version, r.rubric_version, r.additional_data, r.intent_to_download, r.agreed_nih, r.data_safeguard, r.agreed_to_usage_policy,
    r.usage_policy_version, r.gpf_access_status, r.zendesk_ticket_ids,
    k.waits_for = '{}' and k.irb_until >= current_date as research_team_ready,
    (select json_agg(json_build_object('id', d.id, 'dataset_id', d.dataset_id, 'display_name', d.name, 'type', d.type)
        order by d."order", d.name)
      from researcher.request_dataset l join researcher.dataset d on d.id = l.dataset_id where l.request_id = r.id) as datasets,
    (select json_agg(json_build_object('user_id', x.user_id, 'display_name', a.first_name || ' ' || a.last_name,
        'removal_date', x.removal_date, 'verified', x.verified) order by x.id)
      from researcher.request_access x join core.account a on a.id = x.user_id where x.request_id = r.id) as access_control_list,
    (select json_agg(json_build_object('id', n.id, 'text', n.text, 'author_id', a.id,
        'author', a.first_name || ' ' || a.last_name, 'created', n.created) order by n.created)
      from researcher.comment n join core.account a on a.id = n.author_id where n.request_id = r.id) as comments,
    (select json_build_object('id', n.id, 'status', n.status, 'text', n.text, 'created', n.created)
      from researcher.decision_note n where n.request_id = r.id order by n.id desc limit 1) as decision_note,
    (select json_agg(json_build_object('status', c.to_status, 'at', c.at) order by c.id)
      from researcher.request_status_change c where c.request_id = r.id) as status_changes,
    (select max(c.at) from researcher.request_status_change c where c.request_id = r.id and c.to_status = 3) as review_began
  from researcher.request r ${JOINS} left join researcher.request_readiness k on k.request_id = r.id where r.id = $1`,
  values: [id],
});

const SEARCH: Statement = {
  text: `with found as (
    select id from researcher.request where sfari_request_id ilike $1
    union select r.id from researcher.project p join researcher.request r on r.project_id = p.id where p.title ilike $1
    union select r.id from core.account o join researcher.request r on r.owner_id = o.id where o.first_name || ' ' || o.last_name ilike $1
    union select r.id from core.institution i join researcher.request r on r.institution_id = i.id where i.name ilike $1
  ), page as (
    select ${ROW} from (select r.* from found join researcher.request r on r.id = found.id
      order by r.submission_date desc nulls last, r.id desc limit 31) r ${JOINS}
    order by r.submission_date desc nulls last, r.id desc)
  select (select json_agg(page) from page) as results, (select count(*)::int from found) as count`,
  values: [`%${SEARCHED}%`],
};

const COUNTS: Statement = {
  text: `select json_object_agg(status, n) as groups
    from (select status, count(*)::int as n from researcher.request where type = any($1::int[]) group by status) g`,
  values: [[1, 2, 3]],
};

/**
 * Names the author of a change for the history. Each statement joins it in its first part, so that the setting exists
 * before the triggers run.
 */
const AUTHOR = "author as materialized (select set_config('app.actor', $1::text, true))";

const createProject = (ownerId: number): Statement => ({
  text: `with ${AUTHOR}, made as (
    insert into researcher.project (title, abstract, non_autism_research, owner_id, creator_id)
    select 'Bench project', 'Made by the bench.', false, $1::int, $1::int from author returning *
  ), member as (
    insert into researcher.team_member (project_id, user_id, first_name, last_name, email, institution, user_role)
    select made.id, a.id, a.first_name, a.last_name, a.email, coalesce(i.name, ''), 'Primary Researcher'
    from made join core.account a on a.id = made.owner_id
    left join core.user_institution ui on ui.user_id = a.id and ui."primary" left join core.institution i on i.id = ui.institution_id
  ) select made.*, a.first_name || ' ' || a.last_name as owner from made join core.account a on a.id = made.owner_id`,
  values: [ownerId],
});

/**
 * Creates a draft and its row of what its team waits for; the answer shows the whole draft. The new id is not known
 * beforehand.
 */
const UNKNOWN = -1;
const createDraft = (ownerId: number, projectId: number): readonly Statement[] => [
  {
    text: `with ${AUTHOR}, made as (
    insert into researcher.request (type, owner_id, creator_id, institution_id, project_id, additional_data, form_version)
    select 1, $1::int, $1::int, ui.institution_id, $2::int, '{}', 1
    from author left join core.user_institution ui on ui.user_id = $1::int and ui."primary" returning id
  ), kept as (
    insert into researcher.request_readiness (request_id) select id from made
  ) select id from made`,
    values: [ownerId, projectId],
  },
  readStatement(UNKNOWN),
];

/**
 * One statement is one transaction. Triggers write the history and the status change, as in the portal. The statement
 * also queues the mail and adds the notification, and returns the request as it was at that time.
 */
const decide = (id: number, deciderId: number): readonly Statement[] => [
  {
    text: `with ${AUTHOR}, decided as (
    update researcher.request set status = 6, decision_date = now(), decided_by = $1::int from author
    where id = $2 and status = 3 returning request.*
  ), note as (
    insert into researcher.decision_note (request_id, status, text) select id, 6, '<p>Please revise.</p>' from decided
  ), mail as (
    insert into core.email (key, email_template, model_name, object_id, "to", subject, body, actor_id)
    select 'floor:' || d.id || ':' || clock_timestamp(), 'request_revision', 'request', d.id, array[o.email::text], 'Revisions',
      '<p>Please revise.</p>', $1::int
    from decided d join core.account o on o.id = d.owner_id
  ), bell as (
    insert into core.notification (key, recipient_id, message, redirect)
    select 'floor:' || id || ':' || clock_timestamp(), owner_id, sfari_request_id || ' is now Revisions Requested', '/request/' || id
    from decided
  ) select id from decided`,
    values: [deciderId, id],
  },
  readStatement(id),
];

interface Who {
  readonly ownerId: number;
  readonly deciderId: number;
  /** The request to read and decide. */
  readonly requestId: number;
  /** The project in which drafts are created. */
  readonly projectId: number;
}

/** Plans of the bare server by the operation's name. */
function readBaselinePlans({
  ownerId,
  deciderId,
  requestId,
  projectId,
}: Who): Readonly<Record<string, Plan>> {
  const plan = (...statements: Statement[]): Plan => ({ statements, created: null });
  return {
    'list of 10': plan(listStatement(10)),
    'list of 30': plan(listStatement(30)),
    read: plan(readStatement(requestId)),
    search: plan(SEARCH),
    'queue counts': plan(COUNTS),
    create: plan(createProject(ownerId)),
    'create a draft': { statements: createDraft(ownerId, projectId), created: String(UNKNOWN) },
    decide: plan(...decide(requestId, deciderId)),
  };
}

const userId = async ({ as }: Operation): Promise<number> =>
  (await as.get<{ user: { id: number } }>('/session/')).user.id;

/** The baseline plans of the operations that `operationsFor` returns. */
export async function baselineFor(operations: readonly Operation[]): Promise<Readonly<Record<string, Plan>>> {
  const decision = operations.find(({ name }) => name === 'decide');
  const creation = operations.find(({ name }) => name === 'create');
  if (!decision?.id || !creation) throw new Error('no writes to compare');
  return readBaselinePlans({
    ownerId: await userId(creation),
    deciderId: await userId(decision),
    requestId: decision.id,
    projectId: await readProject(creation.as),
  });
}

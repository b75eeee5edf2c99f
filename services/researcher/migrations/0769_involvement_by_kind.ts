import type { Knex } from 'knex';

const FOUNDATION_TODAY = `(coalesce(nullif(current_setting('app.moment', true), '')::timestamptz,
    now() + make_interval(days => coalesce(nullif(current_setting('app.clock_days', true), ''), '0')::int))
  at time zone coalesce(nullif(current_setting('app.time_zone', true), ''), 'UTC'))::date`;

const COLUMNS = 'user_id, file_id, request_id, sfari_request_id, type, status, owner_id, institution_id';
const REQUEST = 'r.id, r.sfari_request_id, r.type, r.status, r.owner_id, r.institution_id';
/** Where a row names no request. */
const NO_REQUEST = 'null::int, null::varchar(16), null::smallint, null::smallint, null::int, null::int';

/** By kind: the statements of `researcher_api.involvement` as migrations up to 0732 left them. */
const STATEMENTS = {
  owner: [`r.owner_id, null::uuid, ${REQUEST} from researcher.request r`],
  // looked up from the reviewer: their requests are fewer than all
  reviewer: [
    `v.reviewer_id, null::uuid, ${REQUEST} from researcher.review v
      cross join lateral (select * from researcher.request where id = v.request_id offset 0) r`,
  ],
  conflict: [
    `declared.user_id, null::uuid, declared.request_id, null::varchar(16), null::smallint, null::smallint, null::int, null::int
      from researcher_api.conflict declared where declared.conflict_exists`,
  ],
  letter: [
    `null::int, i.file_id, ${REQUEST} from researcher.irb i
      join researcher.request r on r.project_id = i.project_id`,
  ],
  letter_reader: [
    `p.owner_id, i.file_id, ${NO_REQUEST} from researcher.irb i join researcher.project p on p.id = i.project_id`,
    `m.user_id, i.file_id, ${NO_REQUEST} from researcher.irb i
      join researcher.team_member m on m.project_id = i.project_id
      where m.user_id is not null and m.removal_date is null`,
    `person.id, i.file_id, ${NO_REQUEST} from core_api.person person
      join researcher.team_member m on m.email = person.email::citext and m.removal_date is null
      join researcher.irb i on i.project_id = m.project_id`,
  ],
  request_file: [
    `r.creator_id, f.file_id, ${REQUEST} from researcher.request_file f
      join researcher.request r on r.id = f.request_id`,
    `r.creator_id, document.file_id, ${REQUEST} from researcher.decision_document document
      join researcher.request r on r.id = document.request_id`,
  ],
  request_file_reader: [
    `r.owner_id, f.file_id, ${REQUEST} from researcher.request_file f
      join researcher.request r on r.id = f.request_id`,
    `chosen.user_id, f.file_id, ${REQUEST} from researcher.request_access chosen
      join researcher.request r on r.id = chosen.request_id and r.status > 1
      join researcher.request_file f on f.request_id = r.id
      where chosen.removal_date is null`,
    `r.owner_id, document.file_id, ${REQUEST} from researcher.decision_document document
      join researcher.request r on r.id = document.request_id`,
  ],
  ended_letter: [
    `null::int, i.file_id, ${NO_REQUEST} from researcher.irb i
      where i.renewal_date < ${FOUNDATION_TODAY} and not exists (
        select 1 from researcher.irb lasting where lasting.file_id = i.file_id
          and (lasting.renewal_date is null or lasting.renewal_date >= ${FOUNDATION_TODAY}))`,
  ],
  ended: [
    `ended.owner_id, null::uuid, ended.id, null::varchar(16), ended.type, ended.status, null::int, null::int
      from researcher.request ended where ended.expired_on is not null or ended.renewal_of is not null`,
  ],
  dataset_file: [
    `null::int, f.file_id, ${NO_REQUEST} from researcher.describing_file f
      join researcher.dataset d on d.id = f.dataset_id
      where d.active and d.parent is null and not d.limited`,
  ],
  dataset_file_reader: [
    `allowed.user_id, f.file_id, ${NO_REQUEST} from researcher.describing_file f
      join researcher.dataset d on d.id = f.dataset_id
      join researcher.dataset_user allowed on allowed.dataset_id = d.id
      where d.active and d.parent is null and d.limited`,
    `given.user_id, f.file_id, ${NO_REQUEST} from researcher.describing_file f
      join researcher.dataset d on d.id = f.dataset_id
      join researcher.dataset_access given on given.dataset_id = d.id and given.status = 'granted'
      where d.active and d.parent is null and d.limited`,
    `given.user_id, f.file_id, ${NO_REQUEST} from researcher.dataset_file f
      join researcher.dataset_access given on given.dataset_id = f.dataset_id and given.status = 'granted'
      where f.kind = 'data' and given.access_type = 'Other'`,
  ],
  dataset_file_reviewer: [
    `v.reviewer_id, f.file_id, ${NO_REQUEST} from researcher.describing_file f
      join researcher.request_dataset wanted on wanted.dataset_id = f.dataset_id
      join researcher.request r on r.id = wanted.request_id and r.status <> 1
      join researcher.review v on v.request_id = r.id`,
  ],
};

/**
 * One view for each kind, because core reads up to thirteen kinds in a statement: of one view with all kinds PostgreSQL
 * plans 20 parts for each and then drops 19 (decision 527). The view with all of them is left for the release before.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [kind, statements] of Object.entries(STATEMENTS))
    await knex.raw(
      `create or replace view researcher_api.involvement_${kind} (${COLUMNS}) as
        ${statements.map((statement) => `select ${statement}`).join(' union all ')}`,
    );
}

export async function down(knex: Knex): Promise<void> {
  for (const kind of Object.keys(STATEMENTS))
    await knex.raw(`drop view if exists researcher_api.involvement_${kind}`);
}

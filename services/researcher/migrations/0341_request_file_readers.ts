import type { Knex } from 'knex';

const REQUEST = 'r.id, r.sfari_request_id, r.type, r.status, r.owner_id, r.institution_id';
const NO_REQUEST =
  'null::integer, null::varchar(16), null::smallint, null::smallint, null::integer, null::integer';

/** As 0171 left it: nothing of files that answers name. */
const INVOLVEMENT = `
create or replace view researcher_api.involvement (kind, user_id, file_id, request_id, sfari_request_id, type, status, owner_id, institution_id) as
  select 'owner', r.owner_id, null::uuid, ${REQUEST} from researcher.request r
  union all
  select 'reviewer', v.reviewer_id, null, ${REQUEST}
  from researcher.review v join researcher.request r on r.id = v.request_id
  union all
  select 'letter', null, i.file_id, ${REQUEST}
  from researcher.irb i join researcher.request r on r.project_id = i.project_id
  union all
  select 'letter_reader', p.owner_id, i.file_id, ${NO_REQUEST}
  from researcher.irb i join researcher.project p on p.id = i.project_id
  union all
  select 'letter_reader', m.user_id, i.file_id, ${NO_REQUEST}
  from researcher.irb i join researcher.team_member m on m.project_id = i.project_id
  where m.user_id is not null and m.removal_date is null
  union all
  select 'letter_reader', person.id, i.file_id, ${NO_REQUEST}
  from core_api.person person
  join researcher.team_member m on m.email = person.email::citext and m.removal_date is null
  join researcher.irb i on i.project_id = m.project_id`;

/**
 * A file of a request follows the rights of the request (decision 234): core judges by the request that holds it, of which
 * it is told who started it; its owner and the people chosen for access are named one by one.
 */
const FOLLOWING = `
  union all
  select 'request_file', r.creator_id, f.file_id, ${REQUEST}
  from researcher.request_file f join researcher.request r on r.id = f.request_id
  union all
  select 'request_file_reader', r.owner_id, f.file_id, ${REQUEST}
  from researcher.request_file f join researcher.request r on r.id = f.request_id
  union all
  select 'request_file_reader', chosen.user_id, f.file_id, ${REQUEST}
  from researcher.request_access chosen
  join researcher.request r on r.id = chosen.request_id and r.status > 1
  join researcher.request_file f on f.request_id = r.id
  where chosen.removal_date is null`;

/** As 0290 had it: whoever reads the letters of the project. */
const LIKE_LETTERS = `
  union all
  select 'letter', null, f.file_id, ${REQUEST}
  from researcher.request_file f join researcher.request r on r.id = f.request_id
  union all
  select 'letter_reader', r.owner_id, f.file_id, ${NO_REQUEST}
  from researcher.request_file f join researcher.request r on r.id = f.request_id
  union all
  select 'letter_reader', m.user_id, f.file_id, ${NO_REQUEST}
  from researcher.request_file f join researcher.request r on r.id = f.request_id
  join researcher.team_member m on m.project_id = r.project_id
  where m.user_id is not null and m.removal_date is null
  union all
  select 'letter_reader', person.id, f.file_id, ${NO_REQUEST}
  from core_api.person person
  join researcher.team_member m on m.email = person.email::citext and m.removal_date is null
  join researcher.request r on r.project_id = m.project_id
  join researcher.request_file f on f.request_id = r.id`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(INVOLVEMENT + FOLLOWING);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(INVOLVEMENT + LIKE_LETTERS);
}

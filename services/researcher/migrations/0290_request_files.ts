import type { Knex } from 'knex';

const REQUEST = 'r.id, r.sfari_request_id, r.type, r.status, r.owner_id, r.institution_id';
const NO_REQUEST =
  'null::integer, null::varchar(16), null::smallint, null::smallint, null::integer, null::integer';

const BEFORE = `
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

/** Who reads a file of a request is who reads a letter of its project; reviewers by the request alone. */
const FILES = `
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

/** Which files the answers of a request name, and in which field: by these rows their readers are found. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.request_file (
  id integer generated always as identity primary key,
  request_id integer not null references researcher.request (id) on delete cascade,
  field varchar(60) not null,
  file_id uuid not null,
  unique (request_id, field, file_id)
);
create index request_file_file on researcher.request_file (file_id);
${BEFORE}${FILES};
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
${BEFORE};
drop table if exists researcher.request_file;
`);
}

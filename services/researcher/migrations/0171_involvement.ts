import type { Knex } from 'knex';

const REQUEST = 'r.id, r.sfari_request_id, r.type, r.status, r.owner_id, r.institution_id';
const NO_REQUEST =
  'null::integer, null::varchar(16), null::smallint, null::smallint, null::integer, null::integer';

/**
 * Who has to do with which request or file, and how: all that core reads of requests (decision 184). Each kind is a part
 * of its own, so that PostgreSQL leaves out the parts that a statement does not ask for.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create view researcher_api.involvement (kind, user_id, file_id, request_id, sfari_request_id, type, status, owner_id, institution_id) as
  select 'owner', r.owner_id, null::uuid, ${REQUEST} from researcher.request r
  union all
  select 'reviewer', v.reviewer_id, null, ${REQUEST}
  from researcher.review v join researcher.request r on r.id = v.request_id
  union all
  -- Letters of the project of a request; nobody reads one by this alone.
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
  -- Named on the team before they had an account.
  select 'letter_reader', person.id, i.file_id, ${NO_REQUEST}
  from core_api.person person
  join researcher.team_member m on m.email = person.email::citext and m.removal_date is null
  join researcher.irb i on i.project_id = m.project_id;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view researcher_api.involvement');
}

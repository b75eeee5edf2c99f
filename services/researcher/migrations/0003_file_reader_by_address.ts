import type { Knex } from 'knex';

const OWNERS_AND_MEMBERS = `
  select i.file_id, p.owner_id as user_id from researcher.irb i join researcher.project p on p.id = i.project_id
  union
  select i.file_id, m.user_id from researcher.irb i join researcher.team_member m on m.project_id = i.project_id
  where m.user_id is not null and m.removal_date is null`;

/**
 * Somebody who was named on a team before they had an account sees the project by their address; now its letter too.
 * The list by address reads from the person, so that the file of one person is found without reading every team.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create index team_member_address on researcher.team_member (email) where removal_date is null;
create or replace view researcher_api.file_reader as ${OWNERS_AND_MEMBERS}
  union
  select i.file_id, person.id as user_id from core_api.person person
    join researcher.team_member m on m.email = person.email::citext and m.removal_date is null
    join researcher.irb i on i.project_id = m.project_id;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
create or replace view researcher_api.file_reader as ${OWNERS_AND_MEMBERS};
drop index if exists researcher.team_member_address;
`);
}

import type { Knex } from 'knex';

/**
 * The researcher service keeps reviews (decision 183). These tables stand for the release before and go a release later:
 * nobody writes them, so that no assignment is lost where an old service runs on by mistake.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create function staff.refuse_review() returns trigger language plpgsql as $$
begin
  raise exception 'reviews are kept by the researcher service' using errcode = 'insufficient_privilege';
end $$;
drop trigger history on staff.review;
create trigger moved before insert or update or delete on staff.review
  for each row execute function staff.refuse_review();
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop trigger moved on staff.review;
drop function staff.refuse_review();
call audit.attach('staff.review', 'review', 'request', 'request_id');
`);
}

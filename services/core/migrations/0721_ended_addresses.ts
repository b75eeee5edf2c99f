import type { Knex } from 'knex';

/**
 * Secret addresses, such as that of a calendar, end with the password that they were made under and when an account is
 * closed: whoever lost one of them gets no other way in. Opening the account again brings none of them back.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table core.account add column deactivated_at timestamptz;
create function core.note_deactivation() returns trigger language plpgsql as $$
begin
  new.deactivated_at := now();
  return new;
end $$;
create trigger note_deactivation before update of active on core.account
  for each row when (old.active and not new.active) execute function core.note_deactivation();

create view core_api.ended_address as
  select a.id as user_id, greatest(a.password_changed, a.deactivated_at) as ended_at from core.account a
  where a.password_changed is not null or a.deactivated_at is not null;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop view core_api.ended_address;
drop trigger note_deactivation on core.account;
drop function core.note_deactivation();
alter table core.account drop column deactivated_at;
`);
}

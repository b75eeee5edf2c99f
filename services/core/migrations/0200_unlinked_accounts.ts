import type { Knex } from 'knex';

/**
 * Accounts without any institution, so that the list of people finds these few without comparing all accounts with all
 * links. Kept by triggers, so that no write can forget it. Whoever changes links holds the account: of two that take away
 * the last two links at once, the second sees what the first did.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table core.unlinked_account (
  account_id integer primary key references core.account on delete cascade
);
insert into core.unlinked_account
  select a.id from core.account a where not exists (select 1 from core.user_institution ui where ui.user_id = a.id);

analyze core.unlinked_account;

create function core.note_new_account() returns trigger language plpgsql as $$
begin
  insert into core.unlinked_account (account_id) values (new.id);
  return null;
end $$;
create trigger note_new_account after insert on core.account for each row execute function core.note_new_account();

create function core.note_link() returns trigger language plpgsql as $$
begin
  perform 1 from core.account where id in (old.user_id, new.user_id) order by id for no key update;
  delete from core.unlinked_account where account_id = new.user_id;
  -- An account that is being deleted takes its links with it.
  insert into core.unlinked_account (account_id)
    select a.id from core.account a where a.id = old.user_id
      and not exists (select 1 from core.user_institution ui where ui.user_id = a.id)
    on conflict do nothing;
  return null;
end $$;
create trigger note_link after insert or delete or update of user_id on core.user_institution
  for each row execute function core.note_link();
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop trigger note_link on core.user_institution;
drop trigger note_new_account on core.account;
drop function core.note_link(), core.note_new_account();
drop table core.unlinked_account;
`);
}

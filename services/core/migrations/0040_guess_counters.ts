import type { Knex } from 'knex';

/** Wrong passwords are counted by account and network, by device, and by account; the owner gets a link that unlocks. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table core.guess_counter (
  key text primary key,
  account text not null,
  failures integer not null,
  waits_until timestamptz,
  forget_at timestamptz not null
);
create index guess_counter_account on core.guess_counter (account);
create index guess_counter_forget on core.guess_counter (forget_at);

alter table core.link_token drop constraint link_token_kind_check;
alter table core.link_token add constraint link_token_kind_check
  check (kind in ('verification', 'invitation', 'password_reset', 'email_change', 'unlock'));
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
delete from core.link_token where kind = 'unlock';
alter table core.link_token drop constraint link_token_kind_check;
alter table core.link_token add constraint link_token_kind_check
  check (kind in ('verification', 'invitation', 'password_reset', 'email_change'));
drop table core.guess_counter;
`);
}

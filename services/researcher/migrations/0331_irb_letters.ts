import type { Knex } from 'knex';

/**
 * Exempt letters have the day of the exemption in a column of its own; `approval_date` keeps it too, for the release before.
 * A reminder is sent once for a letter. A request says that a letter came while something was asked of its owner.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table researcher.irb add column exemption_date date;
update researcher.irb set exemption_date = approval_date where designation = 2;
create index irb_renewal_date on researcher.irb (renewal_date) where renewal_date is not null;
create table researcher.irb_reminder (
  irb_id integer primary key references researcher.irb on delete cascade,
  sent timestamptz not null default now()
);
alter table researcher.request add column has_new_irb boolean not null default false;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
alter table researcher.request drop column has_new_irb;
drop table researcher.irb_reminder;
drop index if exists researcher.irb_renewal_date;
alter table researcher.irb drop column exemption_date;
`);
}

import type { Knex } from 'knex';

/** Who wants one mail on a day on which a date of theirs draws near, for the service that writes it. On unless switched off. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table core.account add column date_reminder_email_opted_in boolean not null default true;
create view core_api.date_reminder_reader as
  select a.id as user_id from core.account a where a.date_reminder_email_opted_in;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop view if exists core_api.date_reminder_reader;
alter table core.account drop column date_reminder_email_opted_in;
`);
}

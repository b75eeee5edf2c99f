import type { Knex } from 'knex';

/** The language that a person chose; null where they never did, and their browser's counts. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table core.account add column language text check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
create view core_api.account_language as
  select id as account_id, email, language from core.account where language is not null;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop view core_api.account_language;
alter table core.account drop column language;
`);
}

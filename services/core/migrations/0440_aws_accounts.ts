import type { Knex } from 'knex';

/** The AWS account of a person, to which S3 locations of datasets are opened. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table core.account add column aws_account_id varchar(12) check (aws_account_id ~ '^[0-9]{12}$');
create view core_api.aws_account as
  select id as user_id, aws_account_id from core.account where aws_account_id is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop view if exists core_api.aws_account;
alter table core.account drop column if exists aws_account_id`);
}

import type { Knex } from 'knex';

/** Who wants mails about updates of datasets, for the service that writes them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create view core_api.dataset_news_reader as
  select a.id as user_id from core.account a where a.dataset_update_email_opted_in`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view if exists core_api.dataset_news_reader');
}

/** What waits and what failed is counted with each scrape; mails that left are many. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `create index email_not_sent on core.email (status, created) where status in ('queued', 'failed')`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index core.email_not_sent');
}

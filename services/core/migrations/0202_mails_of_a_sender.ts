import type { Knex } from 'knex';

/** Mails of whoever had them sent, as reviewers read them: the latest first. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'create index email_actor_created on core.email (actor_id, created, id) where actor_id is not null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index core.email_actor_created');
}

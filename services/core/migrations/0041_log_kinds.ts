import type { Knex } from 'knex';

/** Lines tell what kind they are. Of those before, nobody can say who made them up, so they have none. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table core.post_log add column kind text check (kind in ('page', 'impersonation'))`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table core.post_log drop column kind');
}

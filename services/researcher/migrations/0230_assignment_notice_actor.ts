import type { Knex } from 'knex';

/**
 * Who assigned, for the mail that tells the reviewer: its event may have to be queued anew. Of notices that wait already
 * nobody is known; they go within seconds.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table researcher.assignment_notice add column actor_id integer;');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table researcher.assignment_notice drop column if exists actor_id;');
}

import type { Knex } from 'knex';

/** Comments on people and institutions are found by their words. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create index user_comment_words on core.user_comment using gin (text gin_trgm_ops);
create index institution_comment_words on core.institution_comment using gin (comment gin_trgm_ops);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index if exists core.user_comment_words, core.institution_comment_words;`);
}

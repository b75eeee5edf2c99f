import type { Knex } from 'knex';

/** Indexes of global search (decision 041): names and codes by a part of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create index project_code_trigram on researcher.project using gin (sfari_project_id gin_trgm_ops);
create index dataset_name_trigram on researcher.dataset using gin (name gin_trgm_ops);
create index dataset_code_trigram on researcher.dataset using gin (dataset_id gin_trgm_ops);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop index if exists researcher.project_code_trigram, researcher.dataset_name_trigram, researcher.dataset_code_trigram;
`);
}

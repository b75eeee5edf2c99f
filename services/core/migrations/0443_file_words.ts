import type { Knex } from 'knex';

/** Words of data dictionaries, for the search of the catalogue. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table core.file_words (
  file_id uuid primary key references core.file on delete cascade,
  words text[] not null
);
create view core_api.file_words as
  select w.file_id, w.words from core.file_words w join core.file f on f.id = w.file_id where f.scan = 'clean';
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view if exists core_api.file_words; drop table if exists core.file_words');
}

import type { Knex } from 'knex';

/**
 * Letters, questions and answers are found by their words, without the tags between them. They are stored: taking the tags
 * out of five thousand letters that hold a frequent word took seconds.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table researcher.request_message add column words text not null
  generated always as (regexp_replace(subject || ' ' || text, '(<[^>]*>|\\s)+', ' ', 'g')) stored;
create index request_message_words on researcher.request_message using gin (words gin_trgm_ops);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table researcher.request_message drop column if exists words;`);
}

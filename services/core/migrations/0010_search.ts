import type { Knex } from 'knex';

/** Indexes of global search (decision 041): official names and numbers of institutions, by a part of them. Addresses of people have theirs since 0006. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create index institution_official_name_trigram on core.institution using gin (official_name gin_trgm_ops);
create index institution_ein_digits on core.institution (regexp_replace(ein, '\\D', '', 'g') text_pattern_ops);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop index if exists core.institution_official_name_trigram, core.institution_ein_digits;
`);
}

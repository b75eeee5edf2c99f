import type { Knex } from 'knex';

/** Emails are found by their subject and their recipients. An index needs a function that is declared immutable. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create function core.join_addresses(text[], text[], text[]) returns text language sql immutable parallel safe
  return array_to_string($1 || $2 || $3, ' ');
create index email_words on core.email using gin (subject gin_trgm_ops, core.join_addresses("to", cc, bcc) gin_trgm_ops);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop index if exists core.email_words;
drop function if exists core.join_addresses(text[], text[], text[]);
`);
}

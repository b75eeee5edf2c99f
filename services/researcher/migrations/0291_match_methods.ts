import type { Knex } from 'knex';

/**
 * Research Match applications of before there was a form have their methods in one text. The form asks for kinds, which are
 * a list, and for the procedure in words.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
update researcher.request
  set additional_data = (additional_data - 'methods') || jsonb_build_object('procedure', additional_data -> 'methods')
  where type = 4 and jsonb_typeof(additional_data -> 'methods') = 'string';
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
update researcher.request
  set additional_data = (additional_data - 'procedure' - 'methods') || jsonb_build_object('methods', additional_data -> 'procedure')
  where type = 4 and jsonb_typeof(additional_data -> 'procedure') = 'string';
`);
}

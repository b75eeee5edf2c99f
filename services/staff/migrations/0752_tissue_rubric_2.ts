import type { Knex } from 'knex';

/** The tissue rubric whose table says in plain words what scores mean. Criteria and scale are those of version 1. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `insert into staff.rubric (key, version, criteria, minimum, maximum, step, comments)
     select key, 2, criteria, minimum, maximum, step, comments from staff.rubric where key = 'tissue' and version = 1`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("delete from staff.rubric where key = 'tissue' and version = 2");
}

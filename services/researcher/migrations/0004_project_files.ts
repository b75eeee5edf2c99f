import type { Knex } from 'knex';

/** Which letters belong to which project, for reviewers of its requests. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'create view researcher_api.project_file as select i.file_id, i.project_id from researcher.irb i',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view researcher_api.project_file');
}

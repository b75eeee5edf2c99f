import type { Knex } from 'knex';

const VIEW = 'researcher_api.involvement';

/** The statement of the view as it is now; migrations of other features change its other parts. */
async function readView(knex: Knex): Promise<string> {
  const { rows } = await knex.raw<{ rows: { definition: string }[] }>(
    `select pg_get_viewdef('${VIEW}'::regclass) as definition`,
  );
  return (rows[0]?.definition ?? '').trim().replace(/;$/, '');
}

/** Core shows a reviewer nothing of a request with which they have a conflict of interest. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create or replace view ${VIEW} as ${await readView(knex)}
  union all
  select 'conflict', declared.user_id, null::uuid, declared.request_id,
    null::varchar(16), null::smallint, null::smallint, null::integer, null::integer
  from researcher_api.conflict declared where declared.conflict_exists`);
}

/** What was added stands last. */
export async function down(knex: Knex): Promise<void> {
  const definition = await readView(knex);
  await knex.raw(
    `create or replace view ${VIEW} as ${definition.slice(0, definition.lastIndexOf('UNION ALL'))}`,
  );
}

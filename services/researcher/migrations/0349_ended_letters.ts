import type { Knex } from 'knex';

const VIEW = 'researcher_api.involvement';

/** The statement of the view as it is now; migrations of other features change its other parts. */
async function readView(knex: Knex): Promise<string> {
  const { rows } = await knex.raw<{ rows: { definition: string }[] }>(
    `select pg_get_viewdef('${VIEW}'::regclass) as definition`,
  );
  return (rows[0]?.definition ?? '').trim().replace(/;$/, '');
}

/** Core refuses to hand out an IRB letter that has ended, unless the same file is a letter that has not. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create or replace view ${VIEW} as ${await readView(knex)}
  union all
  select 'ended_letter', null::integer, i.file_id,
    null::integer, null::varchar(16), null::smallint, null::smallint, null::integer, null::integer
  from researcher.irb i
  where i.renewal_date < (now() at time zone 'UTC')::date
    and not exists (select 1 from researcher.irb lasting where lasting.file_id = i.file_id
      and (lasting.renewal_date is null or lasting.renewal_date >= (now() at time zone 'UTC')::date))`);
}

/** What was added stands last. */
export async function down(knex: Knex): Promise<void> {
  const definition = await readView(knex);
  await knex.raw(
    `create or replace view ${VIEW} as ${definition.slice(0, definition.lastIndexOf('UNION ALL'))}`,
  );
}

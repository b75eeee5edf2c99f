import type { Knex } from 'knex';

const VIEW = 'researcher_api.involvement';
const NO_REQUEST =
  'null::integer, null::varchar(16), null::smallint, null::smallint, null::integer, null::integer';
const OFFERED = 'd.active and d.parent is null';

/**
 * Core hands out a file of a dataset to whoever sees the dataset: everybody, the people of a limited one, and whoever
 * reviews a request that names it. Staff read all of them anyway.
 */
const FILES = `
  union all
  select 'dataset_file', null::integer, f.file_id, ${NO_REQUEST}
  from researcher.dataset_file f join researcher.dataset d on d.id = f.dataset_id
  where ${OFFERED} and not d.limited
  union all
  select 'dataset_file_reader', allowed.user_id, f.file_id, ${NO_REQUEST}
  from researcher.dataset_file f join researcher.dataset d on d.id = f.dataset_id
  join researcher.dataset_user allowed on allowed.dataset_id = d.id
  where ${OFFERED} and d.limited
  union all
  select 'dataset_file_reader', given.user_id, f.file_id, ${NO_REQUEST}
  from researcher.dataset_file f join researcher.dataset d on d.id = f.dataset_id
  join researcher.dataset_access given on given.dataset_id = d.id and given.status = 'granted'
  where ${OFFERED} and d.limited
  union all
  select 'dataset_file_reviewer', v.reviewer_id, f.file_id, ${NO_REQUEST}
  from researcher.dataset_file f
  join researcher.request_dataset wanted on wanted.dataset_id = f.dataset_id
  join researcher.request r on r.id = wanted.request_id and r.status <> 1
  join researcher.review v on v.request_id = r.id`;

/** The statement of the view as it is now; migrations of other features change its other parts. */
async function readView(knex: Knex): Promise<string> {
  const { rows } = await knex.raw<{ rows: { definition: string }[] }>(
    `select pg_get_viewdef('${VIEW}'::regclass) as definition`,
  );
  return (rows[0]?.definition ?? '').trim().replace(/;$/, '');
}

/** The dictionary and the release notes of a dataset, of each version its own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.dataset_file (
  id integer generated always as identity primary key,
  dataset_id uuid not null references researcher.dataset on delete cascade,
  kind varchar(20) not null check (kind in ('dictionary', 'release_notes')),
  file_id uuid not null,
  unique (dataset_id, kind)
);
create index dataset_file_file on researcher.dataset_file (file_id);
call audit.attach('researcher.dataset_file', 'dataset_file', 'dataset', 'dataset_id');
`);
  await knex.raw(`create or replace view ${VIEW} as ${await readView(knex)}${FILES}`);
}

/** What was added stands last. */
export async function down(knex: Knex): Promise<void> {
  const definition = await readView(knex);
  const first = definition.indexOf("'dataset_file'");
  const before = definition.slice(0, definition.lastIndexOf('UNION ALL', first));
  await knex.raw(`create or replace view ${VIEW} as ${before}`);
  await knex.raw('drop table if exists researcher.dataset_file');
}

import type { Knex } from 'knex';

const VIEW = 'researcher_api.involvement';
const NO_REQUEST =
  'null::integer, null::varchar(16), null::smallint, null::smallint, null::integer, null::integer';
const HELD = 'researcher.dataset_file f';
const DESCRIBING = 'researcher.describing_file f';

/** The data themselves are read by whoever has access to them, and by staff. */
const DATA_FILES = `
  union all
  select 'dataset_file_reader', given.user_id, f.file_id, ${NO_REQUEST}
  from ${HELD} join researcher.dataset_access given on given.dataset_id = f.dataset_id and given.status = 'granted'
  where f.kind = 'data'`;

/** The statement of the view as it is now; migrations of other features change its other parts. */
async function readView(knex: Knex): Promise<string> {
  const { rows } = await knex.raw<{ rows: { definition: string }[] }>(
    `select pg_get_viewdef('${VIEW}'::regclass) as definition`,
  );
  return (rows[0]?.definition ?? '').trim().replace(/;$/, '');
}

/** What administrators write about a dataset, its places at Globus, and the data as a file. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table researcher.dataset
  add column change_notes text not null default '',
  add column gpf_dataset_id varchar(100);

create table researcher.dataset_location (
  id integer generated always as identity primary key,
  dataset_id uuid not null references researcher.dataset on delete cascade,
  endpoint_id uuid not null,
  endpoint_name varchar(40) not null,
  location varchar(100) not null
);
create index dataset_location_dataset on researcher.dataset_location (dataset_id);
call audit.attach('researcher.dataset_location', 'dataset_location', 'dataset', 'dataset_id');

-- A mail to the people of a dataset: the same key never goes out twice.
create table researcher.dataset_mail (
  key uuid primary key,
  dataset_id uuid not null references researcher.dataset on delete cascade,
  actor_id integer not null,
  recipients integer not null,
  created timestamptz not null default now()
);
create index dataset_mail_actor on researcher.dataset_mail (actor_id, created);

alter table researcher.dataset_file drop constraint dataset_file_kind_check;
alter table researcher.dataset_file
  add constraint dataset_file_kind_check check (kind in ('data', 'dictionary', 'release_notes'));
create view researcher.describing_file as
  select id, dataset_id, kind, file_id from researcher.dataset_file where kind <> 'data';
`);
  const definition = (await readView(knex)).replaceAll(HELD, DESCRIBING);
  await knex.raw(`create or replace view ${VIEW} as ${definition}${DATA_FILES}`);
}

/** What was added to the view stands last. */
export async function down(knex: Knex): Promise<void> {
  const definition = await readView(knex);
  const before = definition.slice(0, definition.lastIndexOf('UNION ALL')).replaceAll(DESCRIBING, HELD);
  await knex.raw(`create or replace view ${VIEW} as ${before}`);
  await knex.raw(`
drop view if exists researcher.describing_file;
delete from researcher.dataset_file where kind = 'data';
alter table researcher.dataset_file drop constraint dataset_file_kind_check;
alter table researcher.dataset_file
  add constraint dataset_file_kind_check check (kind in ('dictionary', 'release_notes'));
drop table if exists researcher.dataset_mail, researcher.dataset_location;
alter table researcher.dataset drop column if exists change_notes, drop column if exists gpf_dataset_id;
`);
}

import type { Knex } from 'knex';

const VIEW = `create view core_api.file as
  select f.id, f.name, f.type, f.creator_id, f.institution_id, f.scan, f.sha256, f.media_type, f.created, f.size
  from core.file f`;

/** Large files of datasets: they come in pieces, and are larger than an integer counts (decision 293). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
drop view core_api.file;
alter table core.file alter column size type bigint;
${VIEW};
create table core.file_upload (
  id uuid primary key default gen_random_uuid(),
  creator_id integer not null references core.account,
  impersonator_id integer references core.account,
  type smallint not null,
  name varchar(255) not null,
  size bigint not null check (size > 0),
  received bigint not null default 0 check (received between 0 and size),
  state text not null default 'receiving' check (state in ('receiving', 'checking', 'ready', 'refused')),
  storage_key text not null unique,
  receipt jsonb not null,
  holder uuid,
  held_until timestamptz,
  file_id uuid references core.file on delete set null,
  refusal_code text,
  refusal text,
  expires timestamptz not null,
  created timestamptz not null default now(),
  modified timestamptz not null default now()
);
create index file_upload_creator on core.file_upload (creator_id);
create index file_upload_checking on core.file_upload (created) where state = 'checking';
create index file_upload_expires on core.file_upload (expires);
create trigger touch before update on core.file_upload for each row execute function audit.touch();`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop table core.file_upload;
drop view core_api.file;
alter table core.file alter column size type integer using least(size, 2147483647)::integer;
${VIEW}`);
}

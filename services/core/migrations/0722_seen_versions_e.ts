import type { Knex } from 'knex';

/**
 * Which version of an object each session was answered last (decision 444). Unlogged: a read that costs no write-ahead log is
 * cheap, and what a crash of the database forgets is merely read again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create unlogged table core.seen_version (
  session_id uuid not null,
  place text not null,
  version text not null,
  primary key (session_id, place)
);
-- In the order of places, so that two lists that one session reads at once do not wait for each other.
create function core_api.keep_seen_versions(seeing uuid, places text[], versions text[]) returns void
language sql security definer set search_path = pg_catalog as $$
  insert into core.seen_version as s (session_id, place, version)
  select seeing, new.place, new.version from unnest(places, versions) as new (place, version) order by new.place
  on conflict (session_id, place) do update set version = excluded.version where s.version <> excluded.version
$$;
create function core_api.find_seen_version(seeing uuid, at text) returns text
language sql stable security definer set search_path = pg_catalog as $$
  select version from core.seen_version where session_id = seeing and place = at
$$;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop function core_api.find_seen_version(uuid, text);
drop function core_api.keep_seen_versions(uuid, text[], text[]);
drop table core.seen_version;
`);
}

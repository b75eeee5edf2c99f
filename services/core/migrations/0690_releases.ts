import type { Knex } from 'knex';

/** Which versions of the apps the gateways give out, what was switched, and how each version fares (decision 411). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table core.release (
  id integer generated always as identity primary key,
  app text not null unique,
  version text not null,
  previous text,
  canary_version text,
  canary_share double precision,
  canary_since timestamptz,
  modified timestamptz not null default now(),
  check ((canary_version is null) = (canary_share is null) and (canary_version is null) = (canary_since is null))
);
call audit.keep('core.release', 'release');

create table core.release_switch (
  id integer generated always as identity primary key,
  app text not null,
  kind text not null check (kind in ('deployed', 'canary', 'promoted', 'rolled_back')),
  from_version text,
  to_version text not null,
  share double precision,
  cause text not null check (cause in ('person', 'worse', 'command')),
  reasons jsonb not null default '[]',
  actor_id integer references core.account (id),
  created timestamptz not null default now()
);
create index release_switch_created on core.release_switch (created desc, id desc);
create index release_switch_app on core.release_switch (app, created desc, id desc);
create index release_switch_actor on core.release_switch (actor_id);
call audit.attach('core.release_switch', 'release-switch');

create table core.release_visit (
  app text not null,
  version text not null,
  -- The beginning of the trial of a new version; of the day where none was tried.
  period timestamptz not null,
  -- A keyed hash of the account, or of a visitor's network: it counts once, and nobody is named.
  visitor text not null,
  loads integer not null default 0,
  errors integer not null default 0,
  failed integer not null default 0,
  lcp double precision,
  inp double precision,
  cls double precision,
  last_seen timestamptz not null default now(),
  primary key (app, version, period, visitor)
);
create index release_visit_last_seen on core.release_visit (last_seen);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table core.release_visit; drop table core.release_switch; drop table core.release;');
}

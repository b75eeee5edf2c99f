import type { Knex } from 'knex';

/**
 * Secret addresses of calendars, one a person. Only the hash of a secret is kept: whoever reads the table reads no
 * calendar. No history is kept of them: a hash that
 * was replaced opens nothing.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table staff.calendar_feed (
  owner_id integer primary key,
  -- SHA-256 of the secret, in hexadecimal.
  secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
  created timestamptz not null default now()
);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table staff.calendar_feed;');
}

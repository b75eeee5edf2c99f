import type { Knex } from 'knex';

/**
 * Secret addresses of calendars of one's own dates, one a person (decision 392). As those of the staff service: only the
 * hash of a secret is kept, and no history.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.calendar_feed (
  owner_id integer primary key,
  -- SHA-256 of the secret, in hexadecimal.
  secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
  created timestamptz not null default now()
);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table researcher.calendar_feed;');
}

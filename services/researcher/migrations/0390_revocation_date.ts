import type { Knex } from 'knex';

/**
 * Since when the access that a request gave is taken back; null while it stands, or was never given. Those that were
 * suspended or archived before get the day on which they left Fulfilled.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table researcher.request add revocation_date timestamptz;
alter table researcher.request disable trigger user;
update researcher.request t set revocation_date = (
    select max(change.at) from researcher.request_status_change change
    where change.request_id = t.id and change.from_status = 7)
  where t.status in (13, 14);
alter table researcher.request enable trigger user;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table researcher.request drop column if exists revocation_date');
}

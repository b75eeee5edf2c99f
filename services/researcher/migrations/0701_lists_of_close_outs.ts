import type { Knex } from 'knex';

/** Close-outs and incidents in the order in which their lists begin, and close-outs by how far they are. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create index close_out_ended on researcher.close_out (ended_on, id);
create index close_out_status on researcher.close_out (status, ended_on, id);
create index incident_noticed on researcher.incident (noticed, id);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop index if exists researcher.close_out_ended;
drop index if exists researcher.close_out_status;
drop index if exists researcher.incident_noticed;
`);
}

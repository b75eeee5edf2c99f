import type { Knex } from 'knex';

/**
 * By which version of the rule the kept readiness of requests was judged: one row. The service compares it at start with the
 * version that it knows. Whatever was kept until now is from the first one.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.readiness_rule (
  only_row boolean primary key default true check (only_row),
  version integer not null
);
insert into researcher.readiness_rule (version) values (1);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table researcher.readiness_rule;');
}

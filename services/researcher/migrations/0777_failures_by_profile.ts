import type { Knex } from 'knex';

/** Whether an external system refused access because of the person's profile, which sending again does not change. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table researcher.external_access add column by_profile boolean not null default false;
update researcher.external_access set by_profile = true where state = 'failed'
  and (error like 'The profile has no %' or error like 'Globus has no identity %' or error like 'AWS has no account %');
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table researcher.external_access drop column by_profile;');
}

import type { Knex } from 'knex';

const STATE = "coalesce((additional_data ->> 'status')::int, 1)";

/** Agreements by the institution whose current one they are, and in the order of their state. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create index institution_agreement on core.institution (current_rda_id) where current_rda_id is not null;
create index file_agreement_order on core.file ((${STATE}), id) where type = 2;
create index file_agreement_created on core.file (created, id) where type = 2 and institution_id is not null;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'drop index core.institution_agreement, core.file_agreement_order, core.file_agreement_created',
  );
}

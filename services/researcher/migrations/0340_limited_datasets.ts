import type { Knex } from 'knex';

/** Datasets that only the people on their list may find and ask for (spec 2 section 2.7, Restricted resources). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table researcher.dataset add column limited boolean not null default false;
create table researcher.dataset_user (
  id integer generated always as identity primary key,
  dataset_id uuid not null references researcher.dataset on delete cascade,
  user_id integer not null,
  unique (dataset_id, user_id)
);
create index dataset_user_person on researcher.dataset_user (user_id, dataset_id);
call audit.attach('researcher.dataset_user', 'dataset_user', 'dataset', 'dataset_id');
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop table if exists researcher.dataset_user;
alter table researcher.dataset drop column if exists limited;
`);
}

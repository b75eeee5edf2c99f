import type { Knex } from 'knex';

/** The brain bank's service sees when a collection was last handed in: what it held back for that is free again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create or replace view researcher_api.request_collection as
  select r.id as request_id, r.sfari_request_id, r.type, r.status, r.owner_id,
    researcher.named_cart(r.additional_data) as cart_id,
    (select taken.submitted from researcher.request_collection taken where taken.request_id = r.id) as submitted
  from researcher.request r
  where researcher.named_cart(r.additional_data) is not null and r.type in (7, 8) and r.status not in (5, 11);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop view if exists researcher_api.request_collection;
create view researcher_api.request_collection as
  select r.id as request_id, r.sfari_request_id, r.type, r.status, r.owner_id,
    researcher.named_cart(r.additional_data) as cart_id
  from researcher.request r
  where researcher.named_cart(r.additional_data) is not null and r.type in (7, 8) and r.status not in (5, 11);
`);
}

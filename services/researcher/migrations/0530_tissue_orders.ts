import type { Knex } from 'knex';

/**
 * What an order of tissue begins with: the donors that a request was handed in with, and where its form wants the parcel.
 * The brain bank's service reads it; nothing else of the answers is told.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create view researcher_api.tissue_to_order as
  select r.id as request_id, coalesce(kept.donors, '[]') as donors,
    r.additional_data ->> 'full_name' as full_name, r.additional_data ->> 'email' as email,
    r.additional_data ->> 'address' as address, r.additional_data ->> 'city' as city,
    r.additional_data ->> 'region' as region, r.additional_data ->> 'postal_code' as postal_code,
    r.additional_data ->> 'country' as country, r.additional_data ->> 'phone_number' as phone_number
  from researcher.request r left join researcher.request_collection kept on kept.request_id = r.id
  where r.type in (7, 8) and r.status > 1;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view if exists researcher_api.tissue_to_order;');
}

import type { Knex } from 'knex';

const view = (more: string): string => `
  select r.id as request_id, coalesce(kept.donors, '[]') as donors,
    r.additional_data ->> 'full_name' as full_name, r.additional_data ->> 'email' as email,
    r.additional_data ->> 'address' as address, r.additional_data ->> 'city' as city,
    r.additional_data ->> 'region' as region, r.additional_data ->> 'postal_code' as postal_code,
    r.additional_data ->> 'country' as country, r.additional_data ->> 'phone_number' as phone_number${more}
  from researcher.request r left join researcher.request_collection kept on kept.request_id = r.id
  where r.type in (7, 8) and r.status > 1`;

/** Which tissue the researcher asked for: an order begins with it, so the brain bank's service reads it too. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `create or replace view researcher_api.tissue_to_order as ${view(`,
    r.additional_data ->> 'brain_area' as brain_area, r.additional_data ->> 'tissue_needed' as tissue_needed,
    r.additional_data ->> 'resource_types' as resource_types`)}`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    `drop view researcher_api.tissue_to_order; create view researcher_api.tissue_to_order as ${view('')}`,
  );
}

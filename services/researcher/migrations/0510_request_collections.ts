import type { Knex } from 'knex';

/**
 * Collections of donors of tissue requests. The answer of the form names the collection; what it held when the request was
 * handed in stays here, whatever becomes of it. The brain bank's service reads which requests name its collections, and who
 * is in the team of a project with which one is shared.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.request_collection (
  request_id integer primary key references researcher.request on delete cascade,
  cart_id integer not null,
  collection_name text not null,
  donors jsonb not null,
  submitted timestamptz not null default now()
);

create function researcher.named_cart(additional_data jsonb) returns integer language sql immutable as $$
  select case when jsonb_typeof(additional_data -> 'cart') = 'number' then (additional_data ->> 'cart')::integer end
$$;
create index request_cart on researcher.request (researcher.named_cart(additional_data))
  where researcher.named_cart(additional_data) is not null;

-- Withdrawn and rejected requests let go of what they named.
create view researcher_api.request_collection as
  select r.id as request_id, r.sfari_request_id, r.type, r.status, r.owner_id,
    researcher.named_cart(r.additional_data) as cart_id
  from researcher.request r
  where researcher.named_cart(r.additional_data) is not null and r.type in (7, 8) and r.status not in (5, 11);

create view researcher_api.project_member as
  select m.project_id, m.user_id from researcher.team_member m
  where m.user_id is not null and m.removal_date is null
  union all
  select m.project_id, person.id
  from core_api.person person
  join researcher.team_member m on m.email = person.email::citext and m.user_id is null and m.removal_date is null;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop view if exists researcher_api.project_member;
drop view if exists researcher_api.request_collection;
drop index if exists researcher.request_cart;
drop function if exists researcher.named_cart(jsonb);
drop table if exists researcher.request_collection;
`);
}

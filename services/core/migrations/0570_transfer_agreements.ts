import type { Knex } from 'knex';

/**
 * Material Transfer Agreements of tissue requests. What a document says of request, institution and recipient is kept as it
 * was printed; of the versions of one request all but the last are void.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table core.transfer_agreement (
  id uuid primary key default gen_random_uuid(),
  request_id integer not null,
  request_code text not null,
  project_title text not null,
  version integer not null default 1,
  state text not null default 'signature_needed'
    check (state in ('signature_needed', 'awaiting_execution', 'executed', 'declined', 'voided')),
  institution_id integer not null,
  institution_name text not null,
  recipient_id integer not null,
  recipient_name text not null,
  donors integer not null,
  tissue text not null,
  -- Which wording the document has.
  template integer not null,
  name text not null,
  size integer not null,
  sha256 char(64) not null,
  storage_key text not null,
  official_signature_id integer,
  official_signature text,
  foundation_signature_id integer,
  foundation_signature text,
  reason text,
  -- When tissue was first ordered under it: it is not issued anew from then on.
  ordered timestamptz,
  created timestamptz not null default now(),
  modified timestamptz not null default now(),
  unique (request_id, version)
);
create unique index transfer_agreement_standing on core.transfer_agreement (request_id) where state <> 'voided';
create index transfer_agreement_institution on core.transfer_agreement (institution_id, state);
call audit.keep('core.transfer_agreement', 'transfer-agreement');

create view core_api.transfer_agreement as
  select request_id, id, version, state, institution_name from core.transfer_agreement where state <> 'voided';
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop view if exists core_api.transfer_agreement;
drop table if exists core.transfer_agreement;
`);
}

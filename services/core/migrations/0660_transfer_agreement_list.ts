import type { Knex } from 'knex';

/** Since when an agreement is in its state, for the list of staff, which begins with what waits longest and counts the states. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table core.transfer_agreement add state_since timestamptz;
alter table core.transfer_agreement disable trigger user;
update core.transfer_agreement t set state_since = case t.state
  when 'signature_needed' then t.created
  when 'awaiting_execution' then coalesce((select s.signed_at from core.signature s where s.id = t.official_signature_id), t.modified)
  when 'executed' then coalesce((select s.signed_at from core.signature s where s.id = t.foundation_signature_id), t.modified)
  else t.modified end;
alter table core.transfer_agreement enable trigger user;
alter table core.transfer_agreement alter state_since set not null, alter state_since set default now();

-- A service of the release before knows nothing of the column.
create function core.keep_state_since() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.state_since := new.created;
  elsif new.state is distinct from old.state and new.state_since is not distinct from old.state_since then
    new.state_since := now();
  end if;
  return new;
end $$;
create trigger keep_state_since before insert or update on core.transfer_agreement
  for each row execute function core.keep_state_since();
call audit.attach('core.transfer_agreement', 'transfer-agreement', '', '', 'modified,state_since');

create index transfer_agreement_waiting on core.transfer_agreement
  ((case when state in ('signature_needed', 'awaiting_execution', 'declined') then state_since end), id);
create index transfer_agreement_state on core.transfer_agreement (state);
create index transfer_agreement_created on core.transfer_agreement (created, id);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop index if exists core.transfer_agreement_created;
drop index if exists core.transfer_agreement_state;
drop index if exists core.transfer_agreement_waiting;
drop trigger if exists keep_state_since on core.transfer_agreement;
drop function if exists core.keep_state_since();
call audit.attach('core.transfer_agreement', 'transfer-agreement');
alter table core.transfer_agreement drop column if exists state_since;
`);
}

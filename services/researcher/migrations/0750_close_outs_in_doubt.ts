import type { Knex } from 'knex';

/** What decides whether access under a request has ended (`hasEndedSql`); a renewal decides for the request that it renews. */
const DECIDING = ['status', 'expired_on', 'revocation_date', 'status_since', 'renewal_of'];
const changed = DECIDING.map((column) => `new.${column} is distinct from old.${column}`).join(' or ');

/**
 * Close-outs whose request, or a renewal of it, changed since they were asked for: the only ones that may have become void
 * before the night writes it down (decision 493). A list of what is void looks at them alone.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.close_out_in_doubt (
  close_out_id integer primary key references researcher.close_out on delete cascade,
  since timestamptz not null default now()
);
-- What became void since the last night; the next one takes out the others.
insert into researcher.close_out_in_doubt (close_out_id)
  select id from researcher.close_out where status <> 'void';

create function researcher.doubt_close_outs() returns trigger language plpgsql as $$
begin
  insert into researcher.close_out_in_doubt (close_out_id)
    select kept.id from researcher.close_out kept
    where kept.request_id in (new.id, new.renewal_of) and kept.status <> 'void'
    order by kept.id on conflict (close_out_id) do update set since = excluded.since;
  return null;
end $$;
create trigger doubt_close_outs after update on researcher.request
  for each row when (${changed}) execute function researcher.doubt_close_outs();
create trigger doubt_close_outs_of_new after insert on researcher.request
  for each row when (new.renewal_of is not null) execute function researcher.doubt_close_outs();
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop trigger if exists doubt_close_outs on researcher.request;
drop trigger if exists doubt_close_outs_of_new on researcher.request;
drop function if exists researcher.doubt_close_outs();
drop table if exists researcher.close_out_in_doubt;
`);
}

import type { Knex } from 'knex';

/**
 * Since when a request stands in its status, so that lists can put what waits longest first. Kept by a trigger, so that
 * no write can forget it. A write that dates itself (`modified`, as the seed does) dates this too.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table researcher.request add status_since timestamptz;
alter table researcher.request disable trigger user;
update researcher.request t set status_since = coalesce(
  (select max(entry.at) from audit.log entry
    where entry.model = 'request' and entry.pk = t.id::text and jsonb_exists(entry.changes, 'status')),
  t.submission_date, t.created);
alter table researcher.request enable trigger user;

create function researcher.keep_status_since() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.status_since := coalesce(new.submission_date, new.created);
  elsif new.status is distinct from old.status then
    new.status_since := case when new.modified is distinct from old.modified then new.modified else now() end;
  end if;
  return new;
end $$;
create trigger keep_status_since before insert or update on researcher.request
  for each row execute function researcher.keep_status_since();
-- The change of the status is in the history already.
call audit.attach('researcher.request', 'request', '', '', 'modified,status_since');
create index request_waiting on researcher.request (status, status_since, id);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
call audit.attach('researcher.request', 'request');
drop trigger if exists keep_status_since on researcher.request;
drop function if exists researcher.keep_status_since();
drop index if exists researcher.request_waiting;
alter table researcher.request drop column if exists status_since;
`);
}

import type { Knex } from 'knex';

/** What became of what was given, once access under a request has ended. Reminders of it join those of dates. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.close_out (
  id integer generated always as identity primary key,
  request_id integer not null references researcher.request on delete cascade,
  ended_on date not null,
  kinds text[] not null check (cardinality(kinds) > 0),
  status text not null default 'open' check (status in ('open', 'confirmed', 'accepted', 'returned', 'void')),
  data jsonb,
  biospecimens jsonb,
  tissue jsonb,
  confirmed timestamptz,
  confirmed_by integer,
  judged timestamptz,
  reason varchar(2000) not null default '',
  created timestamptz not null default now(),
  check (status not in ('confirmed', 'accepted') or confirmed is not null)
);
-- One for each end of access, however often a night looks. What went void may come again.
create unique index close_out_of_end on researcher.close_out (request_id, ended_on) where status <> 'void';
create index close_out_awaited on researcher.close_out (ended_on, id) where status in ('open', 'returned');
create index close_out_request on researcher.close_out (request_id, id);
create index request_closed on researcher.request (id) where status = 13 and fulfillment_date is not null;
call audit.attach('researcher.close_out', 'close_out', 'request', 'request_id');

alter table researcher.date_reminder drop constraint date_reminder_kind_check;
alter table researcher.date_reminder add constraint date_reminder_kind_check
  check (kind in ('request', 'irb', 'close_out'));
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
delete from researcher.date_reminder where kind = 'close_out';
alter table researcher.date_reminder drop constraint date_reminder_kind_check;
alter table researcher.date_reminder add constraint date_reminder_kind_check check (kind in ('request', 'irb'));
drop index if exists researcher.request_closed;
drop table if exists researcher.close_out;
`);
}

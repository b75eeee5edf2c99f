/**
 * History (docs/history.md): one trigger on every audited table records who changed what. `audit.attach(table, model,
 * parent_model, parent_column, skip)` adds the trigger to a table. `audit.keep(table, model)` also records the time of
 * the last change in its column `modified`; a new table of an object needs only this call. The trigger runs as the
 * owner, so application roles can neither insert, change nor delete history rows themselves. A second trigger stops the
 * owner from changing or deleting one.
 */
export const AUDIT_SQL = `
create schema if not exists audit;
create table if not exists audit.log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id integer,
  impersonator_id integer,
  correlation_id text,
  model text not null,
  pk text not null,
  parent_model text,
  parent_pk text,
  operation char(1) not null check (operation in ('I', 'U', 'D')),
  changes jsonb not null
);
-- Asked first, because the statement locks the table even where the column exists.
do $$
begin
  if not exists (select 1 from pg_attribute where attrelid = 'audit.log'::regclass and attname = 'machine_key_id')
  then alter table audit.log add column machine_key_id integer; end if;
end $$;
create index if not exists log_object on audit.log (model, pk, id);
create index if not exists log_parent on audit.log (parent_model, parent_pk, id) where parent_model is not null;

create or replace function audit.record() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
declare
  before jsonb; after jsonb; difference jsonb;
  model text := TG_ARGV[0];
  parent_model text := nullif(TG_ARGV[1], '');
  parent_column text := nullif(TG_ARGV[2], '');
  skipped text[] := string_to_array(TG_ARGV[3], ',');
  happened timestamptz;
begin
  -- Only the owner, while it seeds, may say when a change happened. The check runs for the owner only, because it reads the catalog for each row.
  if coalesce(current_setting('app.at', true), '') <> '' then
    if session_user = (select rolname from pg_roles r join pg_class c on c.relowner = r.oid where c.oid = 'audit.log'::regclass)
    then happened := current_setting('app.at', true)::timestamptz; end if;
  end if;
  if TG_OP <> 'INSERT' then before := to_jsonb(old) - skipped; end if;
  if TG_OP <> 'DELETE' then after := to_jsonb(new) - skipped; end if;
  if TG_OP = 'UPDATE' then
    select jsonb_object_agg(e.key, jsonb_build_array(before -> e.key, e.value)) into difference
    from jsonb_each(after) e where before -> e.key is distinct from e.value;
    if difference is null then return null; end if;
  elsif TG_OP = 'INSERT' then
    select jsonb_object_agg(e.key, jsonb_build_array(null, e.value)) into difference
    from jsonb_each(after) e where e.value <> 'null'::jsonb;
  else
    select jsonb_object_agg(e.key, jsonb_build_array(e.value, null)) into difference
    from jsonb_each(before) e where e.value <> 'null'::jsonb;
  end if;
  insert into audit.log (at, actor_id, impersonator_id, machine_key_id, correlation_id, model, pk, parent_model, parent_pk, operation, changes)
  values (
    coalesce(happened, clock_timestamp()),
    nullif(current_setting('app.actor', true), '')::integer,
    nullif(current_setting('app.impersonator', true), '')::integer,
    nullif(current_setting('app.machine_key', true), '')::integer,
    nullif(current_setting('app.correlation_id', true), ''),
    model, coalesce(after, before) ->> 'id',
    parent_model, case when parent_column is not null then coalesce(after, before) ->> parent_column end,
    left(TG_OP, 1), coalesce(difference, '{}'::jsonb));
  return null;
end $$;

create or replace procedure audit.attach(target regclass, model text, parent_model text default '', parent_column text default '', skipped text default 'modified')
language plpgsql as $$
begin
  execute format('drop trigger if exists history on %s', target);
  execute format(
    'create trigger history after insert or update or delete on %s for each row execute function audit.record(%L, %L, %L, %L)',
    target, model, parent_model, parent_column, skipped);
end $$;

create or replace function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of %.% are never changed or deleted', TG_TABLE_SCHEMA, TG_TABLE_NAME using errcode = 'insufficient_privilege';
end $$;

-- Rows of the table are written once: no role may change or delete them, and the trigger stops the owner as well.
create or replace procedure audit.append_only(target regclass) language plpgsql as $$
declare role_name text;
begin
  execute format('create trigger append_only before update or delete on %s for each row execute function audit.refuse_change()', target);
  execute format('create trigger append_only_truncate before truncate on %s for each statement execute function audit.refuse_change()', target);
  for role_name in
    select distinct r.rolname from pg_class c, aclexplode(c.relacl) acl join pg_roles r on r.oid = acl.grantee
    where c.oid = target and acl.grantee <> c.relowner
  loop
    execute format('revoke update, delete, truncate on %s from %I', target, role_name);
  end loop;
end $$;

-- The history cannot be changed either, not even by its owner. A disabled trigger is enabled again.
do $$
begin
  if (select count(*) from pg_trigger where tgrelid = 'audit.log'::regclass and tgenabled in ('O', 'A')
      and tgname in ('append_only', 'append_only_truncate')) < 2 then
    drop trigger if exists append_only on audit.log;
    drop trigger if exists append_only_truncate on audit.log;
    call audit.append_only('audit.log');
  end if;
end $$;

create or replace function audit.touch() returns trigger language plpgsql as $$
begin new.modified := clock_timestamp(); return new; end $$;

create or replace procedure audit.keep(target regclass, model text, parent_model text default '', parent_column text default '')
language plpgsql as $$
begin
  execute format('create or replace trigger touch before update on %s for each row execute function audit.touch()', target);
  call audit.attach(target, model, parent_model, parent_column);
end $$;
`;

import type { Knex } from 'knex';

/** Who gave a person a role. Rules read it: nobody confirms a signed paper through an account of their own making. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
call audit.attach('core.account_group', 'user_group', 'user', 'account_id', 'modified,given_by');
-- Filled before it has a default, which would name whoever migrates.
alter table core.account_group add column given_by integer;
update core.account_group g set given_by = (select entry.actor_id from audit.log entry
  where entry.parent_model = 'user' and entry.parent_pk = g.account_id::text and entry.model = 'user_group'
    and entry.operation = 'I' and entry.changes -> 'role' ->> 1 = g.role order by entry.id desc limit 1);
alter table core.account_group alter column given_by set default nullif(current_setting('app.actor', true), '')::integer;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
alter table core.account_group drop column given_by;
call audit.attach('core.account_group', 'user_group', 'user', 'account_id');
`);
}

import type { Knex } from 'knex';

/**
 * Whether the announcement of an assignment was queued by this service, so that it is queued once. What waits since the
 * release before was queued elsewhere, and is queued anew by the first service that starts; who assigned then stands in
 * the history, and goes into the mail as its sender.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table researcher.assignment_notice add column queued timestamptz;
update researcher.assignment_notice notice set actor_id = (select entry.actor_id from audit.log entry
  where entry.model = 'review' and entry.pk = notice.review_id::text and entry.operation = 'I' order by entry.id desc limit 1)
where notice.actor_id is null;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table researcher.assignment_notice drop column if exists queued;');
}

import type { Knex } from 'knex';

const dayOf = (moment: string): string => `(${moment} at time zone 'UTC')::date`;
const END_OF_TERM = dayOf('request.expiration_date');
const END_OF_ARCHIVED = dayOf('coalesce(request.revocation_date, request.status_since, request.created)');

/** Close-outs with the day of their end, where they have another one. */
const MOVED = `select kept.id, kept.ended_on as before, ended.day
  from researcher.close_out kept join researcher.request request on request.id = kept.request_id
  cross join lateral (select case when request.expired_on is not null then ${END_OF_TERM}
    else ${END_OF_ARCHIVED} end as day) ended
  where ended.day <> kept.ended_on
    and (kept.ended_on = request.expired_on or request.expired_on is null and request.status = 13
      and kept.ended_on between ended.day - 1 and ended.day + 1)
    and not exists (select 1 from researcher.close_out other
      where other.request_id = kept.request_id and other.ended_on = ended.day and other.status <> 'void')`;

/**
 * The end of access is the day that pages show for it, in UTC. It was the day of the night that noticed it, and in the
 * foundation's zone for an archived request: one day apart. Reminders go with their close-out, or they would be sent again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
with moved as (${MOVED}),
reminded as (update researcher.date_reminder sent set due = moved.day from moved
  where sent.kind = 'close_out' and sent.subject_id = moved.id and sent.due = moved.before)
update researcher.close_out kept set ended_on = moved.day from moved where moved.id = kept.id;
update researcher.request request set expired_on = ${END_OF_TERM}
  where request.expired_on is not null and request.expired_on <> ${END_OF_TERM};
`);
}

/** The days before are not kept, and both versions of the program read these. */
export async function down(): Promise<void> {}

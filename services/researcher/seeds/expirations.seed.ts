/**
 * Terms of the demo investigators' fulfilled requests that end soon or have ended, and the nightly runs of the last
 * weeks, one of which failed. Ended terms are settled as the nightly job settles them.
 */
import { DEFAULT_BRANDING } from '@portal/contract/branding';
import type { SeedContext } from '@portal/kit/seeding';
import { revokeAccessSql } from '../src/features/dataset-access/access.sql.ts';
import type { Clock } from './clock.ts';

/** Days from today for the fulfilled requests of one investigator, in their order: pending, overdue, upcoming. */
const ENDS = [25, -12, 120] as const;
/**
 * The first investigator, whom the tour follows, has no overdue request, so still has access to everything fulfilled.
 */
const ENDS_OF_FIRST = [25, 120] as const;
/** Days since the ended terms ended, in the order of their investigators. */
export const DAYS_OVER = [12, 44, 20, 61, 36, 75] as const;
const INVESTIGATORS = 8;
const NIGHTLY_RUNS = 21;
const FAILED = 5;

export async function seedExpirations(
  context: SeedContext,
  { clock, adminId }: { clock: Clock; adminId: number },
): Promise<void> {
  const { client } = context;
  const today = clock.dayAgo(0);
  await context.as(adminId, clock.daysAgo(1));
  const { rows } = await client.query<{ id: number; days: number }>(
    `with chosen as (select ended.id, ended.investigator, (case ended.investigator when 1 then $1::int[] else $2::int[] end)[ended.place] as days from (
        select fulfilled.id, row_number() over (partition by fulfilled.owner_id order by fulfilled.id) as place,
          dense_rank() over (order by owner.email not like '%@demo.test', fulfilled.owner_id) as investigator
        from researcher.request fulfilled join core_api.person owner on owner.id = fulfilled.owner_id
        where fulfilled.status = 7 and fulfilled.renewal_of is null and not exists (
          select 1 from researcher.request renewal where renewal.renewal_of = fulfilled.id)) ended
        where ended.investigator <= ${INVESTIGATORS}),
      over as (select id, -($4::int[])[1 + (row_number() over (order by investigator, id) - 1)::int % ${DAYS_OVER.length}] as days
        from chosen where days < 0),
      dated as (select chosen.id, coalesce(over.days, chosen.days) as days from chosen left join over on over.id = chosen.id)
      update researcher.request request set expiration_date = $3::date + dated.days + time '23:59:59'
      from dated where request.id = dated.id and dated.days is not null returning request.id, dated.days`,
    [[...ENDS_OF_FIRST], [...ENDS], today, [...DAYS_OVER]],
  );
  const expired = rows.filter(({ days }) => days < 0).map(({ id }) => id);
  await context.as(null, clock.daysAgo(0));
  // The nightly job sets `expired_on` after the last day of the term.
  await client.query(
    'update researcher.request set expired_on = expiration_date::date where id = any($1::int[])',
    [expired],
  );
  for (const id of expired) await client.query(revokeAccessSql('$1', '$2'), [id, today]);
  await seedNightlyRuns(context);
}

/** Today's runs are included, so that a fresh demo starts without nightly work. */
const seedNightlyRuns = ({ client }: SeedContext) =>
  client.query(
    `insert into researcher.nightly_run (task, day, started, finished, failed, attempts, counts, error)
      select task.name, today.day - ago, moment.began,
        case when not broken.is then moment.began + make_interval(secs => 1 + (ago * 7) % 5) end,
        case when broken.is then moment.began + interval '2 seconds' end, case when broken.is then 3 else 1 end,
        case when broken.is then '{}'::jsonb
          when task.name = 'expire-requests' then jsonb_build_object('ended', ago % 3, 'access_ended', 2 * (ago % 3))
          when task.name = 'open-close-outs' then jsonb_build_object('close_outs', ago % 3)
          else jsonb_build_object('reminders', (ago * 5) % 4, 'mails', least((ago * 5) % 4, 2)) end,
        case when broken.is then 'canceling statement due to statement timeout' else '' end
      from (select (now() at time zone $1)::date as day) today
      cross join (values ('expire-requests', 1), ('open-close-outs', 2), ('remind-of-dates', 3)) task (name, place)
      cross join generate_series(${NIGHTLY_RUNS}, 0, -1) ago
      cross join lateral (select ((today.day - ago)::timestamp at time zone $1) + make_interval(secs => 30 * task.place) as began) moment
      cross join lateral (select task.name = 'remind-of-dates' and ago = ${FAILED} as is) broken
      order by ago desc, task.place`,
    [DEFAULT_BRANDING.time_zone],
  );
